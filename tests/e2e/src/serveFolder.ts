import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** Serves `folder` at `origin` with the headers that docs/own-app.md requires of an app's host. */
export async function serveFolder(folder: string, origin: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', origin).pathname);
    const cache = /^\/b-/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
    const headers = {
      'access-control-allow-origin': '*',
      'cache-control': cache,
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    };
    readFile(join(folder, path)).then(
      (content) => {
        response.writeHead(200, { ...headers, 'content-type': types[extname(path)] ?? 'application/octet-stream' });
        response.end(content);
      },
      () => {
        response.writeHead(404, headers);
        response.end();
      },
    );
  });
  const { hostname, port } = new URL(origin);
  await new Promise<void>((done) => server.listen(Number(port), hostname, done));
  return server;
}
