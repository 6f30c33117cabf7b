import { createServer, type Server } from 'node:http';
import { statusHeaders } from '@adp/cli';
import { renderStatusPage, type SiteFile } from '@adp/site-document';

/**
 * Serves the page with the state of the site on its own port, so that it works while the site is stopped.
 * @throws Error with one sentence if the port is in use
 */
export async function startStatus(site: SiteFile, origin: string): Promise<Server> {
  const html = renderStatusPage(site);
  const server = createServer((_, response) => {
    response.writeHead(200, { ...statusHeaders, 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  });
  const { hostname, port } = new URL(origin);
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const advice = 'Stop the other program, or change "status" in the site file.';
      const inUse = new Error(`Port ${port} is in use, so the status page cannot be served. ${advice}`);
      fail(error.code === 'EADDRINUSE' ? inUse : error);
    });
    server.listen(Number(port), hostname, done);
  });
  return server;
}
