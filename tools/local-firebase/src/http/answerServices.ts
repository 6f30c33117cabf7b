import type { IncomingMessage, ServerResponse } from 'node:http';
import { foreignOrigin } from './foreignOrigin';
import { BodyError, readBody } from './readBody';
import { jsonAnswer, type Service, type ServiceAnswer } from './service';

/**
 * Passes requests to the services that own their paths, and returns true if one has answered. `origin` is that of the
 * site.
 * Only pages of `origins` are accepted, so that no other web page can use the data on this machine.
 */
export function answerServices(
  services: readonly Service[],
  origin: string,
  origins: readonly string[],
): (request: IncomingMessage, response: ServerResponse) => boolean {
  // The longest prefix comes first, so that a service can own a part of another's paths.
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
  // Pages cannot set this header.
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
    // The rest of the body is not read, so the connection must close.
    if (error instanceof BodyError)
      return { ...problem(error.status, 'INVALID_ARGUMENT', error.message), headers: { connection: 'close' } };
    if (error instanceof URIError) return problem(400, 'INVALID_ARGUMENT', 'The path has an invalid URL encoding.');
    console.error(error);
    return problem(500, 'INTERNAL', 'The local platform failed; its terminal shows the error.');
  }
}

/** Checks the path before `URL` resolves the dots, including encoded ones. */
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
