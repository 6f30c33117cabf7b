/** @jest-environment node */
import fs, { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDeniedRequests } from '../rules/deniedRequests';
import { parseRules } from '../rules/parseRules';
import { createStorage, type StorageOptions } from './createStorage';
import { folderBytes } from './folderBytes';

const rules = parseRules(`rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /open/{file} { allow read, write; }
    match /members/{uid} { allow write: if firestore.exists(/databases/(default)/documents/users/$(uid)); }
    match /metadata/{file} {
      allow create: if request.resource.metadata.author == 'amina' && request.resource.size == 3
        && request.resource.name == 'metadata/' + file && request.resource.bucket == bucket
        && !('timeCreated' in request.resource) && resource == null;
      allow get: if resource.timeCreated == timestamp.date(2026, 11, 21) && resource.metageneration == 1;
    }
  }
}`);
const exists = (path: string) => (path === '/databases/(default)/documents/users/amina' ? new Map() : null);

function create(options: Partial<StorageOptions> = {}) {
  const deniedRequests = createDeniedRequests();
  const storage = createStorage({
    projectId: 'demo-adp',
    bucket: 'demo',
    rules,
    firestoreDocuments: { before: exists, after: exists },
    deniedRequests,
    now: () => Date.UTC(2026, 10, 21),
    ...options,
  });
  const send = async (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body: string | Buffer = '',
  ) => {
    const url = new URL(path, 'http://127.0.0.1:4200');
    const answer = await storage.service.answer({ method, url, headers, body: Buffer.from(body) });
    return { ...answer, text: String(answer.body ?? '') };
  };
  const upload = (name: string, type = 'image/png', body = 'abc') =>
    send('POST', `/v0/b/demo/o?name=${encodeURIComponent(name)}`, { 'content-type': type }, body);
  return { storage, deniedRequests, send, upload };
}

test.each([
  ['dots', '/v0/b/demo/o/..%2Fa'],
  ['dots in the middle', '/v0/b/demo/o/open%2F..%2Fa'],
  ['an empty segment', '/v0/b/demo/o/open%2F%2Fa'],
  ['a control character', '/v0/b/demo/o/open%2Fa%0d%0aset-cookie'],
  ['a broken escape', '/v0/b/demo/o/open%2Fa%ff'],
  ['too many bytes', `/v0/b/demo/o/${'%C3%A9'.repeat(513)}`],
])('a name with %s is rejected for reads and writes', async (_, path) => {
  const { send } = create();
  expect((await send('GET', path)).status).toBe(400);
  expect((await send('DELETE', path)).status).toBe(400);
  const name = path.slice('/v0/b/demo/o/'.length);
  if (!name.includes('%ff')) expect((await send('POST', `/v0/b/demo/o?name=${name}`)).status).toBe(400);
});

test.each([
  ['no name', '/v0/b/demo/o', {}, '', 400],
  ['another bucket', '/v0/b/other/o?name=open/a', {}, '', 404],
  ['no boundary', '/v0/b/demo/o?name=open/a', { 'x-goog-upload-protocol': 'multipart' }, '--x', 400],
  [
    'half a multipart body',
    '/v0/b/demo/o?name=open/a',
    { 'x-goog-upload-protocol': 'multipart', 'content-type': 'multipart/related; boundary=x' },
    '--x\r\n\r\n{}\r\n--x\r\n\r\nabc',
    400,
  ],
  [
    'metadata that is not JSON',
    '/v0/b/demo/o?name=open/a',
    { 'x-goog-upload-protocol': 'multipart', 'content-type': 'multipart/related; boundary=x' },
    '--x\r\n\r\n{\r\n--x\r\n\r\nabc\r\n--x--',
    400,
  ],
  ['an unknown protocol', '/v0/b/demo/o?name=open/a', { 'x-goog-upload-protocol': 'raw' }, '', 400],
  ['an unknown upload', '/v0/b/demo/o?name=open/a&upload_id=x', { 'x-goog-upload-command': 'upload' }, 'abc', 404],
  ['a line break in the type', '/v0/b/demo/o?name=open/a', { 'content-type': 'image/png\r\nx: y' }, 'abc', 400],
  ['a false token', '/v0/b/demo/o?name=open/a', { authorization: 'Firebase abc' }, 'abc', 401],
])('an upload with %s is rejected', async (_, path, headers, body, status) => {
  const { send, storage } = create();
  const answer = await send('POST', path, { ...headers } as Record<string, string>, body);
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.text)).toMatchObject({ error: { code: status } });
  expect(storage.objects()).toEqual([]);
});

test('an upload that exceeds the size limit is rejected, both in a single request and in several', async () => {
  const { send, upload } = create({ largest: 4 });
  expect((await upload('open/a', 'image/png', 'abcde')).status).toBe(413);
  const start = await send('POST', '/v0/b/demo/o?name=open/a', { 'x-goog-upload-command': 'start' });
  const session = start.headers?.['x-goog-upload-url'] ?? '';
  const piece = (offset: number, body: string) =>
    send('POST', session, { 'x-goog-upload-command': 'upload', 'x-goog-upload-offset': String(offset) }, body);
  expect((await piece(0, 'abc')).status).toBe(200);
  expect((await piece(0, 'abc')).status).toBe(400);
  expect((await piece(3, 'de')).status).toBe(413);
});

test('rules can read the upload, the object and the documents of Firestore', async () => {
  const { send, upload } = create();
  expect((await upload('members/amina')).status).toBe(200);
  expect((await upload('members/kofi')).status).toBe(403);
  const multipart = (author: string) =>
    send(
      'POST',
      '/v0/b/demo/o?name=metadata/a',
      { 'x-goog-upload-protocol': 'multipart', 'content-type': 'multipart/related; boundary="x y"' },
      `--x y\r\n\r\n{"metadata":{"author":"${author}"}}\r\n--x y\r\ncontent-type: image/png\r\n\r\nabc\r\n--x y--`,
    );
  expect((await multipart('kofi')).status).toBe(403);
  expect((await multipart('amina')).status).toBe(200);
  expect((await multipart('amina')).status).toBe(403);
  expect((await send('GET', '/v0/b/demo/o/metadata%2Fa')).status).toBe(200);
});

test('a denial does not reveal to the client whether the object exists, and shows the developer the line of the rules', async () => {
  const { send, deniedRequests } = create();
  const answer = await send('GET', '/v0/b/demo/o/members%2Fkofi?alt=media');
  expect(answer.text).toBe('{"error":{"code":403,"message":"Permission denied."}}');
  expect(deniedRequests.list()).toMatchObject([{ method: 'get', path: '/b/demo/o/members/kofi', uid: null }]);
  const { send: without, deniedRequests: all } = create({ rules: undefined });
  expect((await without('GET', '/v0/b/demo/o/open%2Fa')).status).toBe(403);
  expect(all.list()[0]?.trace[0]?.reason).toBe('Storage has no rules');
});

test('the developer bypasses the rules, and a download token allows reading its object', async () => {
  const { send, storage } = create();
  const owner = { authorization: 'Bearer owner', 'content-type': 'image/png' };
  expect((await send('POST', '/v0/b/demo/o?name=closed/a', owner, 'abc')).status).toBe(200);
  const token = storage.objects()[0]?.downloadTokens[0] ?? '';
  expect((await send('GET', `/v0/b/demo/o/closed%2Fa?alt=media&token=${token}`)).text).toBe('abc');
  expect((await send('GET', '/v0/b/demo/o/closed%2Fa?alt=media&token=')).status).toBe(403);
  expect((await send('DELETE', `/v0/b/demo/o/closed%2Fa?token=${token}`)).status).toBe(403);
});

test.each([
  ['image/png', 'image/png', 'inline'],
  ['image/avif', 'image/avif', 'inline'],
  ['image/svg+xml', 'application/octet-stream', 'attachment'],
  ['text/html', 'application/octet-stream', 'attachment'],
  ['image/png;text/html', 'application/octet-stream', 'attachment'],
])('%s is served as %s, %s, and cannot run scripts', async (type, served, disposition) => {
  const { send, upload } = create();
  await upload('open/a b.png', type, '<script>alert(1)</script>');
  const { headers } = await send('GET', '/v0/b/demo/o/open%2Fa%20b.png?alt=media');
  expect(headers).toMatchObject({
    'content-type': served,
    'content-disposition': `${disposition}; filename*=utf-8''a%20b.png`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=0',
  });
});

test('range requests and conditional requests are supported', async () => {
  const { send, upload } = create();
  await upload('open/a');
  const read = (headers: Record<string, string>) => send('GET', '/v0/b/demo/o/open%2Fa?alt=media', headers);
  expect(await read({ range: 'bytes=1-' })).toMatchObject({ status: 206, text: 'bc' });
  expect(await read({ range: 'bytes=-2' })).toMatchObject({ status: 206, text: 'bc' });
  expect((await read({ range: 'bytes=5-' })).status).toBe(416);
  const { headers } = await read({});
  expect((await read({ 'if-none-match': headers?.etag ?? '' })).status).toBe(304);
});

test('a folder is listed in pages', async () => {
  const { send, upload } = create();
  for (const name of ['c', 'a', 'b']) await upload(`open/${name}`);
  const owner = { authorization: 'Bearer owner' };
  const page = async (more: string) =>
    JSON.parse((await send('GET', `/v0/b/demo/o?prefix=open/&delimiter=/&maxResults=2${more}`, owner)).text) as {
      items: { name: string }[];
      nextPageToken?: string;
    };
  const first = await page('');
  expect(first.items.map(({ name }) => name)).toEqual(['open/a', 'open/b']);
  const second = await page(`&pageToken=${first.nextPageToken ?? ''}`);
  expect(second).toEqual({ prefixes: [], items: [{ name: 'open/c', bucket: 'demo' }] });
});

describe('with bytes stored in a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bytes-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('objects survive a restart, and unused bytes are deleted', async () => {
    const first = create({ bytes: folderBytes(folder) });
    await first.upload('open/a', 'image/png', 'one');
    await first.upload('open/b', 'image/png', 'two');
    first.storage.remove('open/b');
    const saved: unknown = JSON.parse(JSON.stringify(first.storage.save()));
    expect(readdirSync(folder)).toHaveLength(2);
    const second = create({ bytes: folderBytes(folder) });
    await second.storage.load(saved);
    expect((await second.send('GET', '/v0/b/demo/o/open%2Fa?alt=media')).text).toBe('one');
    const [file = ''] = readdirSync(folder);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  });

  test('an object without bytes is omitted and reported, and an invalid state is rejected', async () => {
    const statuses: string[] = [];
    const { storage, upload } = create({ bytes: folderBytes(folder), onStatus: (sentence) => statuses.push(sentence) });
    await upload('open/a', 'image/png', 'one');
    const saved = storage.save();
    for (const file of readdirSync(folder)) rmSync(join(folder, file));
    expect(() => storage.load({ objects: [{ name: 'x' }] })).toThrow(/have an invalid format/);
    expect(storage.objects()).toHaveLength(1);
    await storage.load(saved);
    expect(storage.objects()).toEqual([]);
    expect(statuses).toEqual(['Storage lost the bytes of open/a, so it omits these objects.']);
  });

  test('an incomplete image is omitted at the next start, and can then be stored again', async () => {
    const bytes = folderBytes(folder);
    const { storage, send, upload } = create({ bytes, onStatus: () => undefined });
    await upload('open/a', 'image/png', 'one');
    const saved = storage.save();
    const [file = ''] = readdirSync(folder);
    writeFileSync(join(folder, file), 'on');
    await storage.load(saved);
    expect(storage.objects()).toEqual([]);
    await upload('open/b', 'image/png', 'one');
    expect((await send('GET', '/v0/b/demo/o/open%2Fb?alt=media')).text).toBe('one');
  });

  test('an image is not stored if the disk becomes full during the write', async () => {
    let free = 2;
    const writeSync = (open: number, content: Uint8Array, at: number, length: number, position: number) => {
      const taken = Math.min(length, free);
      if (taken === 0) throw new Error('ENOSPC: no space left on device, write');
      free -= taken;
      return fs.writeSync(open, content, at, taken, position);
    };
    const bytes = folderBytes(folder, { ...fs, writeSync: writeSync as typeof fs.writeSync });
    const { storage, upload } = create({ bytes, onStatus: () => undefined });
    expect((await upload('open/a')).status).toBe(402);
    expect(storage.objects()).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('an unwritable folder is reported, and the client receives an error about missing space', async () => {
    const statuses: string[] = [];
    writeFileSync(join(folder, 'file'), '');
    const bytes = folderBytes(join(folder, 'file'));
    const { storage, upload } = create({ bytes, onStatus: (sentence) => statuses.push(sentence) });
    expect((await upload('open/a')).status).toBe(402);
    expect(statuses).toEqual([expect.stringMatching(/^An upload could not be stored: /)]);
    expect(storage.objects()).toEqual([]);
  });
});
