/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSiteProxy } from './startSiteProxy.mjs';

const data = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
const html = [
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' https://a.example; connect-src 'self'; trusted-types default">`,
  '<link rel="preload" as="script" href="https://a.example/b-1/entry.js" crossorigin>',
  '<link rel="preload" as="script" href="https://b.example/b-1/entry.js" crossorigin>',
  '<script defer fetchpriority="high" src="/b-1/shell.js" integrity="sha256-a"></script>',
  '<link rel="preload" as="font" type="font/woff2" href="/b-1/face.woff2" crossorigin>',
  data('registry', {
    apps: [
      { name: 'app_a', origin: 'https://a.example', owns: ['/a'] },
      { name: 'app_b', origin: 'https://b.example', owns: ['/b'] },
    ],
  }),
  data('hints', {
    files: ['https://a.example/b-1/entry.js', 'https://b.example/b-1/entry.js'],
    pages: { '/a': [0], '/b': [1] },
  }),
  '<style>a>b{background:url("data:image/svg+xml,<svg/>")}</style>',
  '</head>',
  '<div id="root"><div>Rendered</div></div>',
  '<nav id="site-languages"></nav>',
  data('page-data', {}),
].join('\n');

let site: Server;
let servers: Server[];
beforeEach(async () => {
  site = createServer((request, response) => {
    if (request.url === '/data') {
      request.pipe(response.writeHead(201, { 'content-type': 'application/json', 'x-host': request.headers.host }));
      return;
    }
    if (request.url === '/interrupted' || request.url === '/interrupted.json') {
      const type = request.url.endsWith('.json') ? 'application/json' : 'text/html';
      response.writeHead(200, { 'content-type': type, 'content-length': 1_000 });
      response.write('{', () => response.destroy());
      return;
    }
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "script-src 'self'; frame-ancestors 'none'",
    });
    response.end(html);
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  servers = [site];
});
afterEach(() => {
  for (const server of servers) server.close();
});

const siteOrigin = () => `http://127.0.0.1:${(site.address() as AddressInfo).port}`;

async function open(app: { name: string; origin: string; owns?: string[] }) {
  const proxy = await startSiteProxy({ site: siteOrigin(), app, port: 0 });
  servers.push(proxy.server);
  return proxy.origin;
}

const read = (text: string, id: string): unknown =>
  JSON.parse(new RegExp(`id="${id}">([^<]*)<`).exec(text)?.[1] ?? 'null');

test('a page loads the app from the given origin, with the registered prefixes', async () => {
  const origin = await open({ name: 'app_a', origin: 'http://127.0.0.1:5300' });
  const text = await (await fetch(`${origin}/a`)).text();
  expect(read(text, 'registry')).toEqual({
    apps: [
      { name: 'app_b', origin: 'https://b.example', owns: ['/b'] },
      { name: 'app_a', origin: 'http://127.0.0.1:5300', owns: ['/a'] },
    ],
  });
});

test('removes preloads of the published build, and leaves other apps unchanged', async () => {
  const origin = await open({ name: 'app_a', origin: 'http://127.0.0.1:5300' });
  const text = await (await fetch(`${origin}/a`)).text();
  expect(text).not.toContain('href="https://a.example');
  expect(text).toContain('href="https://b.example');
  expect(read(text, 'hints')).toMatchObject({ pages: { '/a': [], '/b': [1] } });
});

test('adds an app that is not registered yet', async () => {
  const origin = await open({ name: 'app_c', origin: 'http://127.0.0.1:5300', owns: ['/c'] });
  const text = await (await fetch(`${origin}/c`)).text();
  expect(read(text, 'registry')).toMatchObject({
    apps: [{}, {}, { name: 'app_c', origin: 'http://127.0.0.1:5300', owns: ['/c'] }],
  });
});

test("the policies in the page and in the header additionally allow only the app's origin and its sockets", async () => {
  const origin = await open({ name: 'app_a', origin: 'http://127.0.0.1:5300' });
  const response = await fetch(`${origin}/a`);
  expect(response.headers.get('content-security-policy')).toBe(
    "script-src 'self' http://127.0.0.1:5300; frame-ancestors 'none'",
  );
  expect(await response.text()).toContain(
    "default-src 'none'; script-src 'self' https://a.example http://127.0.0.1:5300; connect-src 'self' http://127.0.0.1:5300 ws://127.0.0.1:5300; trusted-types default webpack-dev-server#overlay",
  );
});

test("passes on everything else with the site's host name", async () => {
  const origin = await open({ name: 'app_a', origin: 'http://127.0.0.1:5300' });
  const response = await fetch(`${origin}/data`, { method: 'POST', body: '{"a":1}' });
  expect([response.status, await response.text()]).toEqual([201, '{"a":1}']);
  expect(response.headers.get('x-host')).toBe(new URL(siteOrigin()).host);
});

describe('with the development shell', () => {
  let shell: string;
  beforeEach(() => {
    shell = mkdtempSync(join(tmpdir(), 'dev-shell-'));
    mkdirSync(join(shell, 'b-2'));
    writeFileSync(join(shell, 'manifest.json'), '{ "build": "b-2", "js": ["shell.js"], "css": ["shell.css"] }');
    for (const file of ['shell.js', 'shell.css']) writeFileSync(join(shell, 'b-2', file), `/* ${file} */`);
  });
  afterEach(() => rmSync(shell, { recursive: true, force: true }));

  const openWithShell = async () => {
    const app = { name: 'app_a', origin: 'http://127.0.0.1:5300' };
    const proxy = await startSiteProxy({ site: siteOrigin(), app, port: 0, shell });
    servers.push(proxy.server);
    return proxy.origin;
  };

  test("a page uses the development shell instead of the site's shell, and has no server-rendered content", async () => {
    const text = await (await fetch(`${await openWithShell()}/a`)).text();
    expect(text).not.toMatch(/"\/b-1\/|<style>|Rendered/);
    expect(text).toContain('<link rel="stylesheet" href="/b-2/shell.css">');
    expect(text).toContain('<script defer src="/b-2/shell.js"></script>');
    expect(text).toContain('<div id="root"></div>');
  });

  test('the proxy serves the development shell and reports it as the live build', async () => {
    const origin = await openWithShell();
    const script = await fetch(`${origin}/b-2/shell.js`);
    expect([script.headers.get('content-type'), await script.text()]).toEqual(['text/javascript', '/* shell.js */']);
    await expect((await fetch(`${origin}/builds/latest.json`)).json()).resolves.toEqual({ build: 'b-2' });
  });
});

test('the error names a site that does not respond', async () => {
  const origin = await open({ name: 'app_a', origin: 'http://127.0.0.1:5300' });
  site.close();
  site.closeAllConnections();
  const response = await fetch(`${origin}/a`);
  expect([response.status, await response.text()]).toEqual([502, expect.stringContaining('does not answer')]);
});

test('a response that the site interrupts is an error, and the proxy continues', async () => {
  const origin = await open({ name: 'app_a', origin: 'http://127.0.0.1:5300' });
  const page = await fetch(`${origin}/interrupted`);
  expect([page.status, await page.text()]).toEqual([502, expect.stringContaining('does not answer')]);
  await expect(fetch(`${origin}/interrupted.json`).then((response) => response.text())).rejects.toThrow();
  expect((await fetch(`${origin}/a`)).status).toBe(200);
});
