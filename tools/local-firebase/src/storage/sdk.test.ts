/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
import { createDeniedRequests } from '../rules/deniedRequests';
import { readBody } from '../http/readBody';
import { parseRules } from '../rules/parseRules';
import { createStorage } from './createStorage';

const bucket = 'demo-adp.appspot.com';
const deniedRequests = createDeniedRequests();
const storage = createStorage({
  projectId: 'demo-adp',
  bucket,
  rules: parseRules(`rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /users/{uid}/{file} {
      allow get: if request.auth.uid == uid;
      allow list, delete: if request.auth.uid == uid;
      allow create: if request.auth.uid == uid && resource == null
        && request.resource.size <= 1024 * 1024 && request.resource.contentType.matches('image/.*');
      allow update: if request.auth.uid == uid && request.resource.contentType == resource.contentType;
    }
    match /users/{uid} { allow list: if request.auth.uid == uid; }
  }
}`),
  firestoreDocuments: { before: () => null, after: () => null },
  deniedRequests,
  quota: 2 * 1024 * 1024,
});

let server: Server;
const seen: string[] = [];
const apps: ReturnType<typeof initializeApp>[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', `http://${request.headers.host ?? ''}`);
      seen.push(`${request.method ?? ''} ${request.headers['x-goog-upload-command']?.toString() ?? ''}`.trim());
      const body = await readBody(request);
      const answer = await storage.service.answer({
        method: request.method ?? '',
        url,
        headers: request.headers,
        body,
      });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  await new Promise((resolve) => server.close(resolve));
});

/** Returns the SDK for a signed-in member, or for a visitor if `uid` is undefined. */
function sdk(uid?: string) {
  const app = initializeApp({ projectId: 'demo-adp', storageBucket: bucket }, `app${apps.length}`);
  apps.push(app);
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  const mine = getStorage(app);
  connectStorageEmulator(
    mine,
    '127.0.0.1',
    address.port,
    uid === undefined ? {} : { mockUserToken: { sub: uid, iat: Math.floor(Date.now() / 1000) } },
  );
  return mine;
}

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x0d, 0x0a, 0x2d, 0x2d, 0xff]);
const big = Uint8Array.from({ length: 700 * 1024 }, (_, index) => (index * 31) % 251);

test('an image is uploaded, described, downloaded, and fetched by its URL without signing in', async () => {
  const image = ref(sdk('amina'), 'users/amina/portrait é.png');
  const { metadata } = await uploadBytes(image, png, { contentType: 'image/png', customMetadata: { alt: 'صورة' } });
  expect(metadata).toMatchObject({
    bucket,
    fullPath: 'users/amina/portrait é.png',
    name: 'portrait é.png',
    size: png.length,
    contentType: 'image/png',
    customMetadata: { alt: 'صورة' },
  });
  expect((await getMetadata(image)).md5Hash).toBe(metadata.md5Hash);
  expect(new Uint8Array(await getBytes(image))).toEqual(png);
  expect(new Uint8Array(await getBytes(image, 4))).toEqual(png.subarray(0, 4));
  const fetched = await fetch(await getDownloadURL(image));
  expect(new Uint8Array(await fetched.arrayBuffer())).toEqual(png);
  expect(fetched.headers.get('content-type')).toBe('image/png');
  expect(fetched.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a large image is uploaded in chunks and reports its progress', async () => {
  seen.length = 0;
  const image = ref(sdk('amina'), 'users/amina/large.jpg');
  const task = uploadBytesResumable(image, big, { contentType: 'image/jpeg' });
  const sizes: number[] = [];
  task.on('state_changed', ({ bytesTransferred }) => void sizes.push(bytesTransferred));
  const { metadata, state } = await task;
  expect(state).toBe('success');
  expect(metadata.size).toBe(big.length);
  expect(sizes.at(-1)).toBe(big.length);
  expect(seen).toEqual(expect.arrayContaining(['POST start', 'POST upload', 'POST upload, finalize']));
  expect(Buffer.from(await getBytes(image)).equals(big)).toBe(true);
});

test('a paused upload continues at the position that the server reports', async () => {
  seen.length = 0;
  const task = uploadBytesResumable(ref(sdk('amina'), 'users/amina/paused.jpg'), big, { contentType: 'image/jpeg' });
  let paused = false;
  task.on('state_changed', ({ bytesTransferred, state }) => {
    if (bytesTransferred > 0 && !paused) paused = task.pause();
    else if (state === 'paused') task.resume();
  });
  expect((await task).metadata.size).toBe(big.length);
  expect(paused).toBe(true);
});

test('a cancelled upload stores nothing', async () => {
  const task = uploadBytesResumable(ref(sdk('amina'), 'users/amina/never.jpg'), big, { contentType: 'image/jpeg' });
  task.cancel();
  await expect(task).rejects.toMatchObject({ code: 'storage/canceled' });
  expect(storage.objects().map(({ name }) => name)).not.toContain('users/amina/never.jpg');
});

test('a metadata change affects only the specified values, and null removes a value', async () => {
  const image = ref(sdk('amina'), 'users/amina/described.png');
  await uploadBytes(image, png, { contentType: 'image/png', customMetadata: { alt: 'one', by: 'amina' } });
  const changed = await updateMetadata(image, { cacheControl: 'public, max-age=60', customMetadata: { alt: 'two' } });
  expect(changed).toMatchObject({
    cacheControl: 'public, max-age=60',
    contentType: 'image/png',
    metageneration: '2',
    customMetadata: { alt: 'two', by: 'amina' },
  });
});

test('a folder can be listed', async () => {
  const { items } = await listAll(ref(sdk('amina'), 'users/amina'));
  expect(items.map(({ name }) => name)).toContain('described.png');
});

test('a deleted object can no longer be read', async () => {
  const image = ref(sdk('amina'), 'users/amina/short.png');
  await uploadBytes(image, png, { contentType: 'image/png' });
  await deleteObject(image);
  await expect(getMetadata(image)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  await expect(getDownloadURL(image)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  await expect(deleteObject(image)).rejects.toMatchObject({ code: 'storage/object-not-found' });
});

test.each([
  ['nobody', undefined, 'users/amina/a.png', png, 'image/png'],
  ['another member', 'kofi', 'users/amina/a.png', png, 'image/png'],
  ['a member with a page', 'amina', 'users/amina/a.html', png, 'text/html'],
  ['an upload over the size limit', 'amina', 'users/amina/a.png', new Uint8Array(1024 * 1024 + 1), 'image/png'],
  ['an upload over an existing image', 'amina', 'users/amina/large.jpg', png, 'image/png'],
])(
  '%s is denied in one request and in chunks, and the developer sees the denial',
  async (_, uid, path, bytes, contentType) => {
    const before = deniedRequests.list().length;
    const target = ref(sdk(uid), path);
    await expect(uploadBytes(target, bytes, { contentType })).rejects.toMatchObject({ code: 'storage/unauthorized' });
    const pieces = uploadBytesResumable(target, bytes, { contentType });
    await expect(pieces).rejects.toMatchObject({ code: 'storage/unauthorized' });
    expect(deniedRequests.list()).toHaveLength(before + 2);
    expect(deniedRequests.list()[0]).toMatchObject({
      service: 'firebase.storage',
      method: 'create',
      path: `/b/${bucket}/o/${path}`,
      uid: uid ?? null,
    });
  },
);

test('a full bucket returns a quota error', async () => {
  const app = sdk('amina');
  const fill = () =>
    uploadBytes(ref(app, `users/amina/fill${storage.objects().length}.png`), big, { contentType: 'image/png' });
  const fillUp = async () => {
    for (let count = 0; count < 4; count += 1) await fill();
  };
  await expect(fillUp()).rejects.toMatchObject({ code: 'storage/quota-exceeded' });
});
