/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSiteProxy } from './startSiteProxy.mjs';

const data = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
const html = [
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' https://a.example; connect-src 'self'">`,
  '<link rel="preload" as="script" href="https://a.example/b-1/entry.js" crossorigin>',
  '<link rel="preload" as="script" href="https://b.example/b-1/entry.js" crossorigin>',
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
].join('\n');

let site: Server;
let servers: Server[];
beforeEach(async () => {
  site = createServer((request, response) => {
    if (request.url === '/data') {
      request.pipe(response.writeHead(201, { 'content-type': 'application/json', 'x-host': request.headers.host }));
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

test('a page takes the app from the other origin, with the prefixes that it has', async () => {
  const origin = await open({ name: 'app_a', origin: 'http://127.0.0.1:5300' });
  const text = await (await fetch(`${origin}/a`)).text();
  expect(read(text, 'registry')).toEqual({
    apps: [
      { name: 'app_b', origin: 'https://b.example', owns: ['/b'] },
      { name: 'app_a', origin: 'http://127.0.0.1:5300', owns: ['/a'] },
    ],
  });
});

test('nothing of the published build is requested ahead, and other apps as before', async () => {
  const origin = await open({ name: 'app_a', origin: 'http://127.0.0.1:5300' });
  const text = await (await fetch(`${origin}/a`)).text();
  expect(text).not.toContain('href="https://a.example');
  expect(text).toContain('href="https://b.example');
  expect(read(text, 'hints')).toMatchObject({ pages: { '/a': [], '/b': [1] } });
});

test('an app that the site does not know yet is added', async () => {
  const origin = await open({ name: 'app_c', origin: 'http://127.0.0.1:5300', owns: ['/c'] });
  const text = await (await fetch(`${origin}/c`)).text();
  expect(read(text, 'registry')).toMatchObject({
    apps: [{}, {}, { name: 'app_c', origin: 'http://127.0.0.1:5300', owns: ['/c'] }],
  });
});

test('the security policies, of the page and of the answer, allow that origin and its changes, and nothing else more', async () => {
  const origin = await open({ name: 'app_a', origin: 'http://127.0.0.1:5300' });
  const response = await fetch(`${origin}/a`);
  expect(response.headers.get('content-security-policy')).toBe(
    "script-src 'self' http://127.0.0.1:5300; frame-ancestors 'none'",
  );
  expect(await response.text()).toContain(
    "default-src 'none'; script-src 'self' https://a.example http://127.0.0.1:5300; connect-src 'self' http://127.0.0.1:5300 ws://127.0.0.1:5300",
  );
});

test('everything else passes as it is, in the name of the site', async () => {
  const origin = await open({ name: 'app_a', origin: 'http://127.0.0.1:5300' });
  const response = await fetch(`${origin}/data`, { method: 'POST', body: '{"a":1}' });
  expect([response.status, await response.text()]).toEqual([201, '{"a":1}']);
  expect(response.headers.get('x-host')).toBe(new URL(siteOrigin()).host);
});

test('a site that does not answer is named', async () => {
  const origin = await open({ name: 'app_a', origin: 'http://127.0.0.1:5300' });
  site.close();
  site.closeAllConnections();
  const response = await fetch(`${origin}/a`);
  expect([response.status, await response.text()]).toEqual([502, expect.stringContaining('does not answer')]);
});
