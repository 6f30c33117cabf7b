/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { createServer as createPlainServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { HostingEntry } from './HostingEntry';
import { serveSites, type Intercept, type ServedSites } from './serveSites';

// Simulates how an ES module imports a CommonJS package in Node, where the whole package is the default export.
jest.mock('superstatic', () => ({ __esModule: true, default: jest.requireActual<object>('superstatic') }));

const year = 'public, max-age=31536000, immutable';
const header = (glob: string, key: string, value: string) => ({ glob, headers: { [key]: value } });
const shellConfig = {
  cleanUrls: true,
  trailingSlashBehavior: 'REMOVE',
  headers: [header('**', 'Cache-Control', 'no-cache'), header('/b-*/**', 'Cache-Control', year)],
  rewrites: [{ glob: '!/@(b-*|builds)/**', path: '/index.html' }],
};
const shell = { target: 'shell', public: 'shell', config: shellConfig };
const app = {
  target: 'mfe-tiny',
  public: 'tiny',
  config: { headers: [header('**', 'Access-Control-Allow-Origin', '*')] },
};

const files = {
  'shell/index.html': 'front page',
  'shell/apet.html': 'apet page',
  'shell/apet/areas-of-focus.html': 'areas page',
  'shell/b-0123456789/shell.js': '// shell',
  'shell/builds/latest.json': '{"build":"b-0123456789"}',
  'tiny/manifest.json': '{"app":"mfe_tiny"}',
  'secret.txt': 'not on any site',
};

let folder: string;
let ports: [number, number];
let served: ServedSites | undefined;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sites-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  ports = [await freePort(4300), await freePort(4350)];
});
afterEach(async () => {
  await served?.stop();
  served = undefined;
});
// Delete the folders only after all tests, because superstatic may open a file after the request's test has ended.
const folders: string[] = [];
afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true, force: true });
});

function freePort(start: number): Promise<number> {
  return new Promise((resolve) => {
    const probe = createPlainServer();
    probe.once('error', () => resolve(freePort(start + 1)));
    probe.listen(start, '127.0.0.1', () => probe.close(() => resolve(start)));
  });
}

const getOrigin = (port: number) => `http://127.0.0.1:${port}`;

async function serve(
  hosting: readonly HostingEntry[] = [shell, app],
  intercept: Readonly<Record<string, Intercept>> = {},
) {
  const origins = { shell: getOrigin(ports[0]), 'mfe-tiny': getOrigin(ports[1]) };
  served = await serveSites({ hosting, origins, cwd: folder, intercept });
  return served;
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Requests `path` from the site on `port` with the host name `host`. */
function send(path: string, port = ports[0], host = `127.0.0.1:${port}`): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers: { host }, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
    })
      .on('error', reject)
      .end();
  });
}

test('each target is served on its own origin, and the origin is reported', async () => {
  const { origins } = await serve();
  expect(origins).toEqual({ shell: getOrigin(ports[0]), 'mfe-tiny': getOrigin(ports[1]) });
  expect((await send('/')).text).toBe('front page');
  expect((await send('/manifest.json', ports[1])).text).toBe('{"app":"mfe_tiny"}');
});

test('a path that is too long for file systems is rejected, and the site continues to work', async () => {
  await serve();
  expect((await send(`/${'x'.repeat(8_000)}`)).status).toBe(414);
  expect((await send(`/apet/${'%C3%A9'.repeat(128)}`)).status).toBe(414);
  expect((await send(`/apet?q=${'x'.repeat(4_000)}`)).text).toBe('apet page');
});

test('a request in progress is answered within the grace period while the sites stop', async () => {
  const origins = { shell: getOrigin(ports[0]) };
  let finish: (() => void) | undefined;
  const slow: Intercept = (_, response) => {
    finish = () => response.end('late');
    return true;
  };
  served = await serveSites({ hosting: [shell], origins, cwd: folder, intercept: { shell: slow }, stopGrace: 10_000 });
  const pending = send('/');
  while (!finish) await new Promise((resolve) => setImmediate(resolve));
  const stopping = served.stop();
  finish();
  expect((await pending).text).toBe('late');
  await stopping;
});

test('a malformed URL is rejected, and the site continues to work', async () => {
  const redirects = [{ glob: '/old', location: '/apet', statusCode: 302 }];
  const moving = { ...shell, config: { ...shellConfig, redirects } };
  await serve([moving, app]);
  for (const path of ['/%E0%A4%A', '/search?q=100%']) expect((await send(path)).status).toBe(400);
  expect((await send('/apet')).text).toBe('apet page');
});

test('a function answers only the rewrites that target it, with its own status and headers', async () => {
  const requested: string[] = [];
  const functions = {
    edge: (request: Request) => {
      requested.push(`${request.method} ${request.url} ${request.headers.get('accept')}`);
      if (request.url.endsWith('/broken')) throw new Error('Not sent to anybody.');
      return Promise.resolve(new Response('from the function', { status: 404, headers: { etag: '"1"', age: '3' } }));
    },
  };
  const rewrites = [{ glob: '/api/**', run: { serviceId: 'edge', region: 'r' } }, ...shellConfig.rewrites];
  const origins = { shell: getOrigin(ports[0]) };
  const entry = { ...shell, config: { ...shellConfig, rewrites } };
  served = await serveSites({ hosting: [entry], origins, cwd: folder, functions });
  const answer = await send('/api/v1/things?q=a%20b');
  expect(answer).toMatchObject({ status: 404, text: 'from the function', headers: { etag: '"1"', age: '3' } });
  expect(requested).toEqual([`GET ${origins.shell}/api/v1/things?q=a%20b null`]);
  expect((await send('/apet')).text).toBe('apet page');
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await send('/api/broken')).toMatchObject({ status: 500, text: '' });
  expect(log).toHaveBeenCalledTimes(1);
});

test('a function controls how long its responses are cached, including errors', async () => {
  const functions = {
    edge: () => Promise.resolve(new Response('gone', { status: 410, headers: { 'cache-control': 's-maxage=9' } })),
  };
  const rewrites = [{ glob: '**', run: { serviceId: 'edge', region: 'r' } }];
  const entry = { ...shell, config: { ...shellConfig, headers: [], rewrites } };
  served = await serveSites({
    hosting: [entry],
    origins: { shell: getOrigin(ports[0]) },
    cwd: folder,
    functions,
    cdn: true,
  });
  for (const from of ['MISS', 'HIT'])
    expect(await send('/articles/1')).toMatchObject({
      status: 410,
      headers: { 'cache-control': 's-maxage=9', 'x-cache': from },
    });
});

test('a target without an origin is not served', async () => {
  served = await serveSites({ hosting: [shell, app], origins: { shell: getOrigin(ports[0]) }, cwd: folder });
  expect(served.origins).toEqual({ shell: getOrigin(ports[0]) });
  await expect(send('/manifest.json', ports[1])).rejects.toThrow('ECONNREFUSED');
});

test.each([
  ['/', 'no-cache'],
  ['/apet', 'no-cache'],
  ['/builds/latest.json', 'no-cache'],
  ['/b-0123456789/shell.js', year],
])('%s has the headers of the hosting entry: %s', async (path, caching) => {
  await serve();
  const { status, headers } = await send(path);
  expect([status, headers['cache-control']]).toEqual([200, caching]);
});

test('an app allows requests from every origin', async () => {
  await serve();
  expect((await send('/manifest.json', ports[1])).headers['access-control-allow-origin']).toBe('*');
  expect((await send('/')).headers['access-control-allow-origin']).toBeUndefined();
});

test.each([
  ['/apet', 'apet page'],
  ['/apet/areas-of-focus', 'areas page'],
])('%s serves its own file without the extension', async (path, text) => {
  await serve();
  expect(await send(path)).toMatchObject({ status: 200, text });
});

test('a URL with the extension redirects to the clean URL', async () => {
  await serve();
  const { status, headers } = await send('/apet.html');
  expect([status, headers.location]).toEqual([301, '/apet']);
});

test.each(['/people', '/amina', '/articles/42?from=mail'])(
  '%s, which has no file, returns the front page',
  async (path) => {
    await serve();
    expect(await send(path)).toMatchObject({ status: 200, text: 'front page' });
  },
);

const gone = ['/b-9999999999/shell.js', '/b-0123456789/gone.js', '/builds/gone.json'];

test.each(gone)('%s, a file of a deleted build, returns 404 instead of the front page', async (path) => {
  await serve();
  const { status, headers, text } = await send(path);
  expect([status, text]).toEqual([404, `shell has no ${path}\n`]);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
});

test.each(gone)('the 404 of %s is not cached', async (path) => {
  await serve();
  expect((await send(path)).headers['cache-control']).toBe('no-store');
});

test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt'])(
  '%s does not give access to files outside the folder',
  async (path) => {
    await serve();
    expect((await send(path)).text).not.toContain('not on any site');
    expect((await send(path, ports[1])).text).not.toContain('not on any site');
  },
);

test.each(['evil.example', '127.0.0.1', 'localhost', '127.0.0.1:1'])(
  'a request for the host %s is rejected',
  async (host) => {
    await serve();
    expect(await send('/', ports[0], host)).toMatchObject({
      status: 421,
      text: `This server accepts requests for 127.0.0.1:${ports[0]} only.\n`,
    });
  },
);

test('a test can inject a fault into some files of a host', async () => {
  const broken: Intercept = (requested, response) => {
    if (requested.url !== '/manifest.json') return false;
    response.writeHead(502).end('{"message":"no upstream"}');
    return true;
  };
  writeFileSync(join(folder, 'tiny/other.json'), 'sound');
  await serve([shell, app], { 'mfe-tiny': broken });
  expect(await send('/manifest.json', ports[1])).toMatchObject({ status: 502, text: '{"message":"no upstream"}' });
  expect(await send('/other.json', ports[1])).toMatchObject({ status: 200, text: 'sound' });
});

test('a port in use is reported in one sentence, and all sites are stopped', async () => {
  const blocker = createServer().listen(ports[1], '127.0.0.1');
  await expect(serve()).rejects.toThrow(
    `Port ${ports[1]} is in use, so mfe-tiny cannot be served. Stop the other program, or give mfe-tiny another origin.`,
  );
  await expect(send('/')).rejects.toThrow('ECONNREFUSED');
  await new Promise((resolve) => blocker.close(resolve));
});

test('a site is served only to the local machine', async () => {
  await serve();
  await expect(
    new Promise((resolve, reject) => {
      request({ port: ports[0], host: '::1', path: '/' }, resolve).on('error', reject).end();
    }),
  ).rejects.toThrow(/ECONNREFUSED|EADDRNOTAVAIL|EAFNOSUPPORT/);
});

test('a stopped site is no longer served', async () => {
  const { stop } = await serve();
  await stop();
  served = undefined;
  await expect(send('/')).rejects.toThrow('ECONNREFUSED');
});
