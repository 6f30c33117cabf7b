import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyError, readBody } from './readBody';

/** Handler that uses web standard types, like a hosted function. */
export type WebHandler = (request: Request) => Promise<Response>;

/** Maximum size of a body in bytes. Functions on this platform receive only forms. */
const bodyLimit = 1024 * 1024;

export function toNodeListener(
  handler: WebHandler,
  origin: string,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    try {
      // The `Request` constructor throws for these methods.
      if (/^(TRACE|TRACK|CONNECT)$/i.test(request.method ?? '')) {
        response.writeHead(405, { allow: 'GET, HEAD, POST, OPTIONS', 'cache-control': 'no-store' });
        return void response.end();
      }
      const answer = await handler(await toRequest(request, origin));
      response.statusCode = answer.status;
      for (const [name, value] of answer.headers) response.appendHeader(name, value);
      // The body is in memory anyway, and streaming takes up to a third of the time to render a page.
      response.end(answer.body && Buffer.from(await answer.arrayBuffer()));
    } catch (error) {
      // The client has disconnected and needs no response.
      if (response.destroyed) return;
      if (error instanceof BodyError) {
        response.writeHead(error.status, { 'cache-control': 'no-store', connection: 'close' });
        return void response.end();
      }
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'cache-control': 'no-store' });
      response.end();
    }
  };
}

async function toRequest(request: IncomingMessage, origin: string): Promise<Request> {
  const { method = 'GET', url = '/', headers } = request;
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((item): [string, string] => [name, item]),
  );
  // Prevent absolute URLs and URLs that start with `//host` from changing the origin.
  const address = origin + url.replace(/^(\w+:\/\/[^/]*)?\/*/, '/');
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers: sent });
  const body = await readBody(request, { limit: bodyLimit });
  return new Request(address, { method, headers: sent, ...(body.length > 0 && { body: new Uint8Array(body) }) });
}
