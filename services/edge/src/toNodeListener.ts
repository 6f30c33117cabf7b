import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Handler } from './HandlerOptions';

export function toNodeListener(
  handler: Handler,
  origin: string,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return getRequestListener(
    (request) => {
      if (request.method === 'TRACE') return refuse(405, { allow: 'GET, HEAD, POST, OPTIONS' });
      return handler(toSiteRequest(request, origin));
    },
    {
      errorHandler: (error) => {
        if (error instanceof RequestError) return refuse(400);
        console.error(error);
        return refuse(500);
      },
    },
  );
}

/** Moves a request to the site's own origin. A path such as `//host` must not lead to another origin. */
function toSiteRequest(request: Request, origin: string): Request {
  const { pathname, search } = new URL(request.url);
  return new Request(origin + pathname.replace(/^\/+/, '/') + search, request);
}

function refuse(status: 400 | 405 | 500, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store' } });
}
