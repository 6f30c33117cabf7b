import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { addShim, createAuth, demoProjectId, type Auth, type AuthOptions } from '@adp/local';
import { contentSecurityPolicy } from '@adp/site';
import { build } from 'esbuild';

/** A page with the unmodified Firebase SDK, on an origin that answers as the local platform does. */
export interface TestPage {
  readonly origin: string;
  readonly auth: () => Auth;
  /** Ends the platform and starts another on the same port with what the first has saved. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const folder = import.meta.dirname;
const laxPolicy = {
  minimumLength: 6,
  maximumLength: 4096,
  lowerCase: false,
  upperCase: false,
  numeric: false,
  nonAlphanumeric: false,
  enforced: true,
};

export async function startPage(policy: Partial<AuthOptions['passwordPolicy']> = {}): Promise<TestPage> {
  const script = await bundle();
  const start = () =>
    createAuth({
      projectId: demoProjectId,
      passwordPolicy: { ...laxPolicy, ...policy },
      cacheFolder: join(folder, '../../local/.cache'),
    });
  let auth = await start();
  let server = await listen(0, (request, response) => answer(auth, script, request, response));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The test page has no port.');
  const { port } = address;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    auth: () => auth,
    restart: async () => {
      const saved: unknown = JSON.parse(JSON.stringify(auth.save()));
      await close(server);
      auth = await start();
      await auth.load(saved);
      server = await listen(port, (request, response) => answer(auth, script, request, response));
    },
    stop: () => close(server),
  };
}

async function bundle(): Promise<string> {
  const result = await build({
    entryPoints: [join(folder, 'page/main.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return result.outputFiles[0]?.text ?? '';
}

const site = { origin: 'http://127.0.0.1', registry: { apps: [], social: {} } };

/** With the policy of our own pages, so that a journey fails where it forbids what sign-in needs. */
const html = addShim(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(site)}">
<link rel="icon" href="data:,">
<title>Sign-in</title>
<script type="module" src="/main.js"></script>
</head>
<body>
<p id="who"></p><p id="last"></p><p id="link"></p>
<label>E-mail <input name="email"></label>
<label>Password <input name="password"></label>
</body>
</html>
`);

async function answer(auth: Auth, script: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? ''}`);
  if (!auth.service.prefixes.some((prefix) => url.pathname.startsWith(prefix))) {
    const isScript = url.pathname === '/main.js';
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
    response.end(isScript ? script : html);
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Buffer));
  const { method = 'GET', headers } = request;
  const given = await auth.service.answer({ method, url, headers, body: Buffer.concat(chunks) });
  response.writeHead(given.status, given.headers).end(given.body);
}

function listen(port: number, handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  return new Promise<Server>((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => done(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
