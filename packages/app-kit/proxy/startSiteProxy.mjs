import { createServer, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { openDevShell } from './devShell.mjs';
import { openForApp } from './openForApp.mjs';

/** Headers that are not passed on. They describe the site's connection, or the body before the proxy changes it. */
const dropped = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'etag'];

/**
 * Serves `site` from this machine with one app from another origin and, optionally, another `shell`. Passes on
 * everything but pages unchanged.
 */
export function startSiteProxy({ site, app, port, shell }) {
  const { protocol, host, hostname, port: sitePort } = new URL(site);
  const send = protocol === 'https:' ? requestSecure : requestPlain;
  const devShell = shell === undefined ? undefined : openDevShell(shell);
  const server = createServer((request, response) => {
    const file = devShell?.answer(new URL(request.url, site).pathname);
    if (file) {
      response.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-store' });
      response.end(file.content);
      return;
    }
    const fail = (error) => {
      // After the headers, only a closed connection shows the browser that the response is incomplete.
      if (response.headersSent) {
        response.destroy();
        return;
      }
      response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`${site} does not answer: ${error.message}`);
    };
    const headers = { ...request.headers, host, 'accept-encoding': 'identity' };
    const onward = send({ hostname, port: sitePort, method: request.method, path: request.url, headers }, (answer) => {
      if (!String(answer.headers['content-type']).startsWith('text/html')) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('error', fail);
        answer.pipe(response);
        return;
      }
      readText(answer)
        .then((html) => {
          const headers = Object.entries(answer.headers).filter(([name]) => !dropped.includes(name));
          const changed = openForApp(html, Object.fromEntries(headers), app);
          const edited = devShell ? devShell.edit(changed.html) : changed.html;
          response.writeHead(answer.statusCode ?? 502, { ...changed.headers, 'cache-control': 'no-store' });
          response.end(edited);
        })
        .catch(fail);
    });
    onward.on('error', fail);
    request.pipe(onward);
  });
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => done({ origin: `http://127.0.0.1:${server.address().port}`, server }));
  });
}

async function readText(stream) {
  const parts = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
