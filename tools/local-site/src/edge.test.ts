/** @jest-environment node */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createHosts, tinyApp } from '@adp/edge/testing';
import type { Platform } from '@adp/local-firebase';
import { readHosting } from '@adp/site-document/hosting';
import { freeOrigin } from '@adp/local-firebase/free-origin';
import { startBackend } from './startBackend';

// These tests compare two ways to run the server: through the local platform's rewrites, and as the deployed function.

// Simulates how an ES module imports a CommonJS package in Node, where the whole package is the default export.
jest.mock('superstatic', () => ({ __esModule: true, default: jest.requireActual<object>('superstatic') }));

const workspace = resolve(__dirname, '../../..');
const app = `
  const { pathname } = new URL(request.url);
  const part = pathname.slice('/tiny/'.length);
  if (part === 'moved') return { status: 301, location: '/tiny' };
  if (part === 'gone') return { ...page(heading('Gone')), status: 410 };
  if (part === 'down') throw new Response(null, { status: 503 });
  if (part === 'broken') throw new Error('broken');
  if (part === 'mine') return undefined;
  const { items } = await (await fetch('/api/v1/articles')).json();
  return page(heading('First of all: ' + items[0].title));`;

/** Program that serves the packaged function as Cloud Functions would, and prints its port and options. */
const serve = `
  import { createServer } from 'node:http';
  import { edge } from './index.mjs';
  const server = createServer(edge).listen(0, '127.0.0.1', () =>
    console.log(JSON.stringify({ port: server.address().port, options: edge.options })));`;

let folder: string;
let platform: Platform;
let child: ChildProcess | undefined;
let options: object;
/** Referrers of the requests for data. */
const referrers = new Set<string | undefined>();
const origins = { 'the local platform': '', 'the packed function': '' };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edge-'));
  const [shell, tiny] = [await freeOrigin(), await freeOrigin()];
  const hosts = createHosts((name) => (name === 'site' ? shell : tiny));
  hosts.release('mfe_tiny', 'b-0123456789', tinyApp(app));
  const site = { ...hosts.register('mfe_tiny'), edge: 'function' };
  for (const [url, text] of hosts.files)
    write(url.replace(shell, join(folder, 'shell')).replace(tiny, join(folder, 'tiny')), text);
  const file = join(folder, 'site.json');
  const firebaseConfig = { projectId: 'demo-adp', apiKey: 'local', emulators: { sameOrigin: true } };
  write(file, JSON.stringify({ ...site, firebaseConfig }));
  const edge = { source: '!/b-*/**', run: { serviceId: 'edge', region: 'r' } };
  const hosting = [
    { target: 'shell', public: 'shell', rewrites: [edge] },
    { target: 'tiny', public: 'tiny' },
  ];
  write(join(folder, 'firebase.json'), JSON.stringify({ hosting }));
  platform = await startBackend({
    hosting: readHosting(join(folder, 'firebase.json')),
    origins: { shell, tiny },
    cwd: folder,
    workspace,
    plainPages: true,
    rendering: { site: hosts.site, onError: () => undefined },
    intercept: {
      shell: ({ url = '', headers }) => {
        if (url.startsWith('/v1/')) referrers.add(headers.referer);
        return false;
      },
    },
  });
  origins['the local platform'] = shell;
  const packed = await servePacked(file);
  origins['the packed function'] = `http://127.0.0.1:${packed.port}`;
  options = packed.options;
  for (const origin of Object.values(origins))
    for (const path of ['/tiny', '/nothing']) await untilRendered(origin + path);
});
afterAll(async () => {
  // The process may still read files of the folder, so wait for its end before deleting the folder.
  const ended = child && once(child, 'exit');
  child?.kill();
  await ended;
  await platform.stop();
  rmSync(folder, { recursive: true });
});

/**
 * Waits until the server renders the page. On a busy machine, a worker may take longer to start than its first request
 * may wait.
 */
async function untilRendered(url: string): Promise<void> {
  for (let attempts = 20; attempts > 0; attempts -= 1) if ((await (await fetch(url)).text()).includes('<h1>')) return;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

async function servePacked(site: string): Promise<{ readonly port: number; readonly options: object }> {
  const out = join(folder, 'function');
  execFileSync(
    process.execPath,
    ['--import', 'tsx', 'tools/cli/src/packaging/main.ts', 'edge', '--site', site, '--out', out],
    {
      cwd: workspace,
    },
  );
  const stub = join(out, 'node_modules/firebase-functions');
  write(join(stub, 'package.json'), '{ "exports": { "./v2/https": "./https.mjs" } }');
  write(
    join(stub, 'https.mjs'),
    'export const onRequest = (options, listener) => Object.assign(listener, { options });',
  );
  const manifest = JSON.parse(readFileSync(join(out, 'package.json'), 'utf8')) as { readonly dependencies: object };
  for (const name of Object.keys(manifest.dependencies).filter((dependency) => dependency.startsWith('@'))) {
    mkdirSync(join(out, 'node_modules', name, '..'), { recursive: true });
    symlinkSync(join(workspace, 'node_modules', name), join(out, 'node_modules', name));
  }
  write(join(out, 'serve.mjs'), serve);
  const started = spawn(process.execPath, ['serve.mjs'], { cwd: out, stdio: ['ignore', 'pipe', 'ignore'] });
  child = started;
  const printed = await new Promise((done) => started.stdout.once('data', done));
  return JSON.parse(String(printed)) as { readonly port: number; readonly options: object };
}

const stored = /^public, max-age=0, s-maxage=15, stale/;
const briefly = 'public, max-age=0, s-maxage=5';
const html = 'text/html; charset=utf-8';

describe.each(['the local platform', 'the packed function'] as const)('%s', (entry) => {
  const send = (path: string, init: RequestInit = {}) => fetch(origins[entry] + path, { redirect: 'manual', ...init });

  test.each([
    ['/tiny', 200, html, stored, '<h1>First of all: '],
    ['/tiny/moved', 301, null, 'public, max-age=60, s-maxage=60', ''],
    ['/nothing', 404, html, 'public, max-age=0, s-maxage=5', '<h1>Not here</h1>'],
    ['/tiny/gone', 410, html, 'public, max-age=0, s-maxage=5', '<h1>Gone</h1>'],
    ['/tiny/down', 503, html, briefly, '<div id="root"></div>'],
    ['/tiny/broken', 503, html, briefly, '<div id="root"></div>'],
    ['/tiny/mine', 200, html, 'private, no-cache', '<div id="root"></div>'],
    ['/api/v1/articles?first=3', 400, 'application/json; charset=utf-8', 'no-store', '"parameter":"first"'],
    ['/api/v1/articles', 200, 'application/json; charset=utf-8', /^public, max-age=30/, '"items":[{'],
    ['/embed/articles', 200, html, /^public/, '<ul class="items">'],
    ['/fr/embed/articles?theme=x', 400, html, 'no-store', 'filtre non valide'],
    ['/feeds/articles.atom', 200, 'application/atom+xml; charset=utf-8', /^public/, '<feed'],
    ['/robots.txt', 200, 'text/plain; charset=utf-8', /^public/, 'Sitemap: '],
    ['/cards/site.png', 200, 'image/png', /^public/, 'PNG'],
    ['/none.js', 404, 'text/plain; charset=utf-8', null, 'Not found'],
  ])('%s has the status %i with its content type, caching and text', async (path, status, type, caching, text) => {
    const answer = await send(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type]);
    if (caching instanceof RegExp) expect(answer.headers.get('cache-control')).toMatch(caching);
    else expect(answer.headers.get('cache-control')).toBe(caching);
    expect(await answer.text()).toContain(text);
    expect(answer.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
  });

  test('a page has its policy, and a client that already has the page receives 304', async () => {
    const { headers } = await send('/tiny');
    expect(headers.get('content-security-policy')).toContain("script-src 'self' http://127.0.0.1");
    const again = await send('/tiny', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await send('/tiny', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

test('the function has a separate account and limits, and sends the headers that Hosting sets for pages', async () => {
  expect(options).toMatchObject({ serviceAccount: 'edge@', maxInstances: 3, memory: '1GiB', concurrency: 80 });
  const { headers } = await fetch(`${origins['the packed function']}/tiny`);
  expect(headers.get('content-security-policy')).toMatch(/; frame-ancestors 'none'; require-trusted-types-for/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  // The referrer proves that an API key restricted to the site's pages would accept these requests too.
  expect(referrers).toContain(`${origins['the local platform']}/`);
});
