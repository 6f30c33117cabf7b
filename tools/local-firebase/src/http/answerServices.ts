import type { IncomingMessage, ServerResponse } from 'node:http';
import { foreignOrigin } from './foreignOrigin';
import { BodyError, readBody } from './readBody';
import { jsonAnswer, type Service, type ServiceAnswer } from './service';

/**
 * Creates a listener, which returns true if a service responds. Accepts only pages of `origins`, to protect the data on
 * this machine.
 */
export function answerServices(
  services: readonly Service[],
  origin: string,
  origins: readonly string[],
): (request: IncomingMessage, response: ServerResponse) => boolean {
  // Sort by descending length, so that a service can own paths below another service's prefix.
  const owners = services
    .flatMap((service) => service.prefixes.map((prefix) => ({ prefix, service })))
    .sort((first, second) => second.prefix.length - first.prefix.length);
  const siteOrigins = new Set(origins);
  return (request, response) => {
    const path = request.url ?? '/';
    const service = owners.find(({ prefix }) => path.startsWith(prefix))?.service;
    if (!service) return false;
    void getAnswer(service, request, origin, siteOrigins).then((answer) => send(response, answer));
    return true;
  };
}

async function getAnswer(
  service: Service,
  request: IncomingMessage,
  origin: string,
  origins: ReadonlySet<string>,
): Promise<ServiceAnswer> {
  // Scripts cannot set this header, so the browser itself sent the report.
  const isReport = service.takesReports && request.headers['sec-fetch-dest'] === 'report';
  const rejection = isReport ? undefined : foreignOrigin(request.headers, origins);
  if (rejection) return problem(403, 'PERMISSION_DENIED', rejection);
  if (climbs(request.url ?? '/')) return problem(400, 'INVALID_ARGUMENT', 'A path must not lead out of its folder.');
  try {
    const url = new URL(request.url ?? '/', origin);
    return await service.answer({
      method: request.method ?? 'GET',
      url,
      headers: request.headers,
      body: await readBody(request, service.bodyLimit === undefined ? {} : { limit: service.bodyLimit }),
    });
  } catch (error) {
    // The connection must close, because the unread part of the body would be parsed as a request.
    if (error instanceof BodyError)
      return { ...problem(error.status, 'INVALID_ARGUMENT', error.message), headers: { connection: 'close' } };
    if (error instanceof URIError) return problem(400, 'INVALID_ARGUMENT', 'The path has an invalid URL encoding.');
    console.error(error);
    return problem(500, 'INTERNAL', 'The local platform failed; its terminal shows the error.');
  }
}

/** Detects `..` segments, including encoded ones, before `URL` resolves them. */
function climbs(path: string): boolean {
  return /(^|\/)(\.|%2e){2}(\/|\?|$)/i.test(path);
}

function problem(code: number, status: string, message: string): ServiceAnswer {
  return jsonAnswer(code, { error: { code, message, status } });
}

function send(response: ServerResponse, { status, headers, body }: ServiceAnswer): void {
  response.writeHead(status, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers });
  response.end(body);
}
