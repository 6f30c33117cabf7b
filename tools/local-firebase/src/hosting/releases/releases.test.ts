/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createOwnerService } from '../../http/ownerService';
import type { Service } from '../../http/service';
import { folderBytes } from '../../storage/folderBytes';
import { serveSites, type ServedSites } from '../serveSites';
import { toHash } from './blobStore';
import { channelUrl } from './channelUrl';
import { createReleases, type Releases } from './createReleases';
import { hostingRoutes } from './hostingRoutes';

// Simulates how an ES module imports a CommonJS package in Node, where the whole package is the default export.
jest.mock('superstatic', () => ({ __esModule: true, default: jest.requireActual<object>('superstatic') }));

const entry = {
  target: 'app',
  public: 'app',
  config: { headers: [{ glob: '**', headers: { 'X-From': 'folder' } }] },
};

let folder: string;
let now: number;
let releases: Releases;
let service: Service;
let served: ServedSites | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  mkdirSync(join(folder, 'app/b-1'), { recursive: true });
  writeFileSync(join(folder, 'app/index.html'), 'folder');
  writeFileSync(join(folder, 'app/b-1/a.js'), '// a');
  now = Date.UTC(2026, 10, 22);
  start();
});
afterEach(async () => {
  await served?.stop();
  served = undefined;
  rmSync(folder, { recursive: true, force: true });
});

function start(): void {
  const bytes = folderBytes(join(folder, 'blobs'));
  const clock = () => now;
  releases = createReleases({ hosting: [entry], toFolder: ({ target }) => join(folder, target), bytes, now: clock });
  const toUrl = (site: string, channel: string) => channelUrl(site, channel, 'http://127.0.0.1:4201');
  const routes = hostingRoutes({ projectId: 'demo-test', releases, toUrl, now: clock });
  service = createOwnerService('demo-test', ['/'], routes);
}

interface Answer {
  readonly status: number;
  readonly json: Record<string, unknown>;
}

async function call(method: string, path: string, body: unknown = undefined): Promise<Answer> {
  const { status, body: text = '' } = await service.answer({
    method,
    url: new URL(path.startsWith('/upload') ? path : `/v1beta1/${path}`, 'http://127.0.0.1:4201'),
    headers: { authorization: 'Bearer owner' },
    body: Buffer.isBuffer(body) ? body : Buffer.from(body === undefined ? '' : JSON.stringify(body)),
  });
  return { status, json: JSON.parse(text.toString()) as Record<string, unknown> };
}

const gzip = (text: string) => gzipSync(text, { level: 9 });

async function makeVersion(files: Readonly<Record<string, string>>, config: object = {}): Promise<string> {
  const { name } = (await call('POST', 'sites/app/versions', { config })).json;
  const hashes = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, toHash(gzip(text))]));
  const { json } = await call('POST', `${String(name)}:populateFiles`, { files: hashes });
  for (const hash of json.uploadRequiredHashes as string[]) {
    const text = Object.values(files).find((content) => toHash(gzip(content)) === hash) ?? '';
    await call('POST', `${new URL(String(json.uploadUrl)).pathname}/${hash}`, gzip(text));
  }
  expect((await call('PATCH', `${String(name)}?updateMask=status`, { status: 'FINALIZED' })).status).toBe(200);
  return String(name);
}

const release = (version: string, channel = 'live') =>
  call('POST', `sites/app/channels/${channel}/releases?versionName=${version}`, {});
const readLive = (path: string) => {
  const version = releases.served('app', 'live');
  return version && releases.read(version, path)?.toString();
};

test('files that Hosting already has are recognized by hash and not uploaded again', async () => {
  await makeVersion({ '/index.html': 'one', '/b-1/a.js': '// a' });
  const { name } = (await call('POST', 'sites/app/versions', {})).json;
  const files = { '/index.html': toHash(gzip('one')), '/more.html': toHash(gzip('more')) };
  const { json } = await call('POST', `${String(name)}:populateFiles`, { files });
  expect(json.uploadRequiredHashes).toEqual([files['/more.html']]);
});

test.each([
  ['other content', gzip('other')],
  ['content that is not gzipped', Buffer.from('more')],
])('%s is rejected, and a version that lacks a file cannot be finalized', async (_, sent) => {
  const { name } = (await call('POST', 'sites/app/versions', {})).json;
  const hash = sent.equals(gzip('other')) ? toHash(gzip('more')) : toHash(sent);
  await call('POST', `${String(name)}:populateFiles`, { files: { '/more.html': hash } });
  const id = String(name).split('/').at(-1);
  expect((await call('POST', `/upload/sites/app/versions/${id}/files/${hash}`, sent)).status).toBe(400);
  expect(await call('PATCH', String(name), { status: 'FINALIZED' })).toMatchObject({
    status: 400,
    json: { error: { message: '/more.html was not uploaded.' } },
  });
  expect((await release(String(name))).status).toBe(400);
});

test('a finalized version cannot be changed', async () => {
  const name = await makeVersion({ '/index.html': 'one' });
  const files = { '/index.html': toHash(gzip('two')) };
  expect((await call('POST', `${name}:populateFiles`, { files })).status).toBe(400);
  expect((await call('PATCH', name, { config: { cleanUrls: true } })).status).toBe(400);
});

test('a release is served, an earlier version can be released again, and the list distinguishes both releases', async () => {
  const first = await makeVersion({ '/index.html': 'one' });
  const two = await makeVersion({ '/index.html': 'two' });
  await release(first);
  expect(readLive('/index.html')).toBe('one');
  await release(two);
  expect(readLive('/index.html')).toBe('two');
  await release(first);
  expect(readLive('/index.html')).toBe('one');
  const { json } = await call('GET', 'sites/app/releases?pageSize=2');
  expect(json).toMatchObject({ releases: [{ type: 'ROLLBACK' }, { type: 'DEPLOY' }], nextPageToken: '2' });
});

test("until the first release, the site's folder is the live version and a publisher can reuse its files", async () => {
  const { json } = await call('GET', 'sites/app/channels/live');
  const { name } = (json.release as { version: { name: string } }).version;
  const { files } = (await call('GET', `${name}/files`)).json as { files: { path: string; hash: string }[] };
  expect(files.map(({ path }) => path).sort()).toEqual(['/b-1/a.js', '/index.html']);
  expect(releases.served('app', 'live')).toBeUndefined();
  await release(await makeVersion({ '/index.html': 'released', '/b-1/a.js': '// a' }));
  expect(((await call('GET', 'sites/app/releases')).json.releases as unknown[]).length).toBe(2);
  await release(name);
  expect(readLive('/index.html')).toBe('folder');
});

test('releases survive a restart until the folder changes', async () => {
  await release(await makeVersion({ '/index.html': 'released' }));
  const saved = JSON.parse(JSON.stringify(releases.save())) as unknown;
  start();
  await releases.load(saved);
  expect(readLive('/index.html')).toBe('released');
  writeFileSync(join(folder, 'app/index.html'), 'a newer folder');
  start();
  await releases.load(saved);
  expect(releases.served('app', 'live')).toBeUndefined();
  expect(() => void releases.load({ sites: 'broken' })).toThrow('it contains no sites');
});

test('a channel has its own releases and URL, and disappears when it expires', async () => {
  expect((await call('POST', 'sites/app/channels?channelId=pr-7', { ttl: '600s' })).json.url).toBe(
    'http://app--pr-7.localhost:4201',
  );
  expect((await call('POST', 'sites/app/channels?channelId=pr-7', {})).status).toBe(409);
  await release(await makeVersion({ '/index.html': 'preview' }), 'pr-7');
  expect(readLive('/index.html')).toBeUndefined();
  await call('PATCH', 'sites/app/channels/pr-7?updateMask=ttl', { ttl: '1200s' });
  now += 900_000;
  expect((await call('GET', 'sites/app/channels/pr-7')).status).toBe(200);
  now += 600_000;
  expect((await call('GET', 'sites/app/channels/pr-7')).status).toBe(404);
  expect((await call('POST', 'sites/app/channels?channelId=pr-7', { ttl: '600s' })).status).toBe(200);
  expect((await call('DELETE', 'sites/app/channels/pr-7')).status).toBe(200);
  expect((await call('DELETE', 'sites/app/channels/live')).status).toBe(400);
});

test('a copy of a version is finalized immediately, and the copy operation is complete', async () => {
  const first = await makeVersion({ '/index.html': 'one' });
  const { json } = await call('POST', 'sites/app/versions:clone', { sourceVersion: first, finalize: true });
  expect(json).toMatchObject({ done: true, response: { status: 'FINALIZED', fileCount: '1' } });
  expect((await call('GET', String(json.name))).json).toMatchObject({ done: true });
});

test.each([
  ['a missing site', 'GET', 'sites/none', {}, 404],
  ['a new site', 'POST', 'projects/demo-test/sites?siteId=more', {}, 400],
  [
    'a rewrite to a function',
    'POST',
    'sites/app/versions',
    { config: { rewrites: [{ glob: '**', function: 'f' }] } },
    400,
  ],
  ['a channel without a name', 'POST', 'sites/app/channels', {}, 400],
  ['a release of nothing', 'POST', 'sites/app/releases', {}, 400],
])('%s is rejected with a sentence', async (_, method, path, body, status) => {
  const answer = await call(method, path, body);
  expect([answer.status, Object(answer.json.error).message]).toEqual([status, expect.stringMatching(/\.$/)]);
});

async function serve(): Promise<string> {
  const port = await new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
  const origin = `http://127.0.0.1:${port}`;
  const functions = { edge: () => Promise.resolve(new Response('from the function')) };
  served = await serveSites({ hosting: [entry], origins: { app: origin }, cwd: folder, releases, functions });
  return origin;
}

test('a channel is served under its own host name, and a name without a channel is rejected', async () => {
  const { port } = new URL(await serve());
  await call('POST', 'sites/app/channels?channelId=pr-7', { ttl: '600s' });
  await release(await makeVersion({ '/index.html': 'preview' }), 'pr-7');
  const send = (host: string) =>
    new Promise((done, fail) => {
      request({ port, host: '127.0.0.1', headers: { host: `${host}:${port}` }, agent: false }, (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () => done([response.statusCode, text]));
      })
        .on('error', fail)
        .end();
    });
  expect(await send('app--pr-7.localhost')).toEqual([200, 'preview']);
  expect(await send('127.0.0.1')).toEqual([200, 'folder']);
  for (const host of ['app--pr-8.localhost', 'other--pr-7.localhost', 'app--live.localhost', 'evil.example'])
    expect(await send(host)).toEqual([421, expect.any(String)]);
});

test('a version is served with the headers, redirects, rewrites and clean URLs of its configuration', async () => {
  const origin = await serve();
  const config = {
    headers: [{ glob: '/b-*/**', headers: { 'Cache-Control': 'max-age=31536000' } }],
    redirects: [{ glob: '/old', location: '/page', statusCode: 302 }],
    rewrites: [
      { glob: '/api/**', run: { serviceId: 'edge', region: 'r' } },
      { regex: '^/any/', path: '/index.html' },
    ],
    cleanUrls: true,
    trailingSlashBehavior: 'REMOVE',
  };
  const before = await fetch(`${origin}/index.html`);
  expect([await before.text(), before.headers.get('x-from')]).toEqual(['folder', 'folder']);
  await release(await makeVersion({ '/index.html': 'one', '/page.html': 'page', '/b-1/a.js': '// a' }, config));
  const get = async (path: string) => {
    const answer = await fetch(`${origin}${path}`, { redirect: 'manual' });
    return [answer.status, answer.headers.get('location') ?? answer.headers.get('cache-control'), await answer.text()];
  };
  expect(await get('/b-1/a.js')).toEqual([200, 'max-age=31536000', '// a']);
  expect(await get('/b-1/gone.js')).toEqual([404, 'no-store', 'app has no /b-1/gone.js\n']);
  expect((await get('/old')).slice(0, 2)).toEqual([302, '/page']);
  expect((await get('/page'))[2]).toBe('page');
  expect((await get('/page/')).slice(0, 2)).toEqual([301, '/page']);
  expect((await get('/any/where'))[2]).toBe('one');
  expect((await get('/api/x'))[2]).toBe('from the function');
  expect((await get('/%2e%2e/blobs'))[0]).toBe(404);
});
