import type { IncomingMessage, ServerResponse } from 'node:http';
import { foreignOrigin } from './foreignOrigin';
import { BodyError, readBody } from './readBody';
import { jsonAnswer, type Service, type ServiceAnswer } from './service';

/**
 * Gives a site's requests to the services whose paths they ask for: `true` where one takes it. `origin` is the
 * site's own; pages of `origins` alone may ask, so that no other web page can use this machine's data.
 */
export function answerServices(
  services: readonly Service[],
  origin: string,
  origins: readonly string[],
): (request: IncomingMessage, response: ServerResponse) => boolean {
  // The longest prefix first, so that a service may take a part of another's paths.
  const places = services
    .flatMap((service) => service.prefixes.map((prefix) => ({ prefix, service })))
    .sort((one, other) => other.prefix.length - one.prefix.length);
  const siteOrigins = new Set(origins);
  return (request, response) => {
    const path = request.url ?? '/';
    const service = places.find(({ prefix }) => path.startsWith(prefix))?.service;
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
  // No page can set this header.
  const isReport = service.takesReports && request.headers['sec-fetch-dest'] === 'report';
  const foreign = isReport ? undefined : foreignOrigin(request.headers, origins);
  if (foreign) return problem(403, 'PERMISSION_DENIED', foreign);
  if (climbs(request.url ?? '/')) return problem(400, 'INVALID_ARGUMENT', 'A path may not climb out of its folder.');
  try {
    const url = new URL(request.url ?? '/', origin);
    return await service.answer({
      method: request.method ?? 'GET',
      url,
      headers: request.headers,
      body: await readBody(request, service.bodyLimit === undefined ? {} : { limit: service.bodyLimit }),
    });
  } catch (error) {
    // What is still on its way is not read, so the connection ends.
    if (error instanceof BodyError)
      return { ...problem(error.status, 'INVALID_ARGUMENT', error.message), headers: { connection: 'close' } };
    if (error instanceof URIError) return problem(400, 'INVALID_ARGUMENT', 'The path is not encoded as a URL.');
    console.error(error);
    return problem(500, 'INTERNAL', 'The local platform failed; its terminal says how.');
  }
}

/** Before URL takes the dots away; encoded ones count as well. */
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
