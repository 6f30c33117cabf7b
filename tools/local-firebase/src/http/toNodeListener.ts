import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyError, readBody } from './readBody';

/** Handles requests with the types of web standards, as functions of hosts do. */
export type WebHandler = (request: Request) => Promise<Response>;

/** Maximum number of bytes in a body. Functions of this platform receive forms only. */
const bodyLimit = 1024 * 1024;

/** Returns a listener for Node's server that calls the handler. `origin` is that of the handler. */
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
      // Sent in one piece, because responses are in memory anyway. A stream takes as long as a third of rendering a
      // page.
      response.end(answer.body && Buffer.from(await answer.arrayBuffer()));
    } catch (error) {
      // A client that has disconnected needs no response.
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
  // Prevents absolute URLs and those that start with `//host` from leading to another origin.
  const address = origin + url.replace(/^(\w+:\/\/[^/]*)?\/*/, '/');
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers: sent });
  const body = await readBody(request, { limit: bodyLimit });
  return new Request(address, { method, headers: sent, ...(body.length > 0 && { body: new Uint8Array(body) }) });
}
