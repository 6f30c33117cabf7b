import { createServer, type Server } from 'node:http';
import { statusHeaders } from '@adp/cli';
import { renderStatusPage, type SiteFile } from '@adp/site-document';

/** Serves the page with the state of the site on its own port, so that it works while the site is stopped. */
export async function startStatus(site: SiteFile, origin: string): Promise<Server> {
  const html = renderStatusPage(site);
  const server = createServer((_, response) => {
    response.writeHead(200, { ...statusHeaders, 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  });
  const { hostname, port } = new URL(origin);
  await new Promise<void>((done, fail) => {
    server.once('error', fail).listen(Number(port), hostname, done);
  });
  return server;
}
