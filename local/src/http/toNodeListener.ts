import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** Answers requests in the terms of web standards, as a function of a host does. */
export type WebHandler = (request: Request) => Promise<Response>;

/** The same for node's server, for requests without a body. `origin` is where the handler is served. */
export function toNodeListener(
  handler: WebHandler,
  origin: string,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    try {
      const answer = await handler(toRequest(request, origin));
      response.statusCode = answer.status;
      for (const [name, value] of answer.headers) response.appendHeader(name, value);
      if (answer.body === null) response.end();
      // What TypeScript's DOM and node call by the same name.
      else await pipeline(Readable.fromWeb(answer.body as ReadableStream), response);
    } catch (error) {
      // A visitor who has gone needs no answer.
      if (response.destroyed) return;
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'cache-control': 'no-store' });
      response.end();
    }
  };
}

function toRequest({ method = 'GET', url = '/', headers }: IncomingMessage, origin: string): Request {
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  // An address in whole, `//host` too, must not lead away from the origin.
  return new Request(origin + url.replace(/^(\w+:\/\/[^/]*)?\/*/, '/'), { method, headers: sent });
}
