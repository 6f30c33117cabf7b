import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyError, readBody } from './readBody';

/** Answers requests in the terms of web standards, as a function of a host does. */
export type WebHandler = (request: Request) => Promise<Response>;

/** Bytes of a body at most: what is posted to a function here is a form. */
const bodyLimit = 1024 * 1024;

/** The same for node's server. `origin` is where the handler is served. */
export function toNodeListener(
  handler: WebHandler,
  origin: string,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    try {
      // `Request` does not support these methods.
      if (/^(TRACE|TRACK|CONNECT)$/i.test(request.method ?? '')) {
        response.writeHead(405, { allow: 'GET, HEAD, POST, OPTIONS', 'cache-control': 'no-store' });
        return void response.end();
      }
      const answer = await handler(await toRequest(request, origin));
      response.statusCode = answer.status;
      for (const [name, value] of answer.headers) response.appendHeader(name, value);
      // In one piece: answers are in memory anyway, and a stream costs as much time as a third of making a page.
      response.end(answer.body && Buffer.from(await answer.arrayBuffer()));
    } catch (error) {
      // A visitor who has gone needs no answer.
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
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  // An address in whole, `//host` too, must not lead away from the origin.
  const address = origin + url.replace(/^(\w+:\/\/[^/]*)?\/*/, '/');
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers: sent });
  const body = await readBody(request, { limit: bodyLimit });
  return new Request(address, { method, headers: sent, ...(body.length > 0 && { body: new Uint8Array(body) }) });
}
