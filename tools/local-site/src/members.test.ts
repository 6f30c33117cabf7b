/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createReader } from '@adp/shared-data/client';
import { limits } from '@adp/shared-data/content';
import { profiles, users } from '@adp/shared-data/member';
import { createFiles, createWriter, fakeRequest, smallestUser } from '@adp/shared-data/testing';
import type { Platform } from '@adp/local-firebase';
import { freeOrigin } from '@adp/local-firebase/free-origin';
import { createMemberToken } from '@adp/local-firebase/testing';
import { startBackend } from './startBackend';

// Simulates how an ES module imports a CommonJS package in Node, where the whole package is the default export.
jest.mock('superstatic', () => ({ __esModule: true, default: jest.requireActual<object>('superstatic') }));

const projectId = 'demo-adp';
let folder: string;
let origin: string;
let platform: Platform;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'members-'));
  mkdirSync(join(folder, 'shell'));
  writeFileSync(join(folder, 'shell/index.html'), '<!doctype html><title>Front page</title>');
  origin = await freeOrigin();
  platform = await startBackend({
    hosting: [{ target: 'shell', public: 'shell' }],
    origins: { shell: origin },
    cwd: folder,
    workspace: resolve(__dirname, '../../..'),
    seed: false,
  });
});
afterAll(async () => {
  await platform.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the services that a page uses for a signed-in member. */
function openPage(uid: string) {
  const config = { projectId, apiKey: 'demo-key', origin };
  const newRequest = () =>
    fakeRequest(async ({ method, url, headers, body, signal }) =>
      fetch(url, { method, headers: Object.fromEntries(headers), body, signal }),
    );
  const options = { getToken: () => Promise.resolve(createMemberToken(projectId, uid)), newRequest };
  return {
    uid,
    reader: createReader(config, options),
    writer: createWriter(config, options),
    files: createFiles(config, options),
  };
}

const { createdAt, updatedAt, revision, ...draft } = smallestUser;

test('if two members request the same username at the same time, exactly one succeeds in each of 50 races', async () => {
  for (let race = 0; race < 50; race += 1) {
    const username = `wanted-${race}`;
    const pages = [`one-${race}`, `two-${race}`].map(openPage);
    const before = race % 2 === 0 ? null : 'renamed';
    if (before)
      for (const { uid, writer } of pages)
        await writer.saveMember({ uid, user: { ...draft, username: `${uid}-first` }, before: null });
    const documents = await Promise.all(pages.map(({ uid, reader }) => reader.getMine(users, uid)));
    const ends = await Promise.allSettled(
      pages.map(({ uid, writer }, index) =>
        writer.saveMember({ uid, user: { ...draft, username }, before: documents[index] ?? null }),
      ),
    );
    const [won = NaN, ...others] = [0, 1].filter((index) => ends[index]?.status === 'fulfilled');
    expect([race, others]).toEqual([race, []]);
    expect(ends[1 - won]).toMatchObject({ reason: { code: 'already-exists', fields: ['username'] } });
    const [winner, loser] = [pages[won], pages[1 - won]];
    expect(await winner?.reader.get(profiles, username)).toMatchObject({ uid: winner?.uid });
    expect(await loser?.reader.isUsernameFree(username)).toBe(false);
    const loserDocument = await loser?.reader.getMine(users, loser.uid);
    expect(loserDocument?.item.username).toBe(before ? `${loser?.uid}-first` : undefined);
  }
});

test('an uploaded profile picture is publicly readable at its URL, and can be removed', async () => {
  const { files } = openPage('amina');
  const bytes = Uint8Array.from({ length: limits.pictureBytes.max }, (_, index) => (index * 31) % 251);
  const fractions: number[] = [];
  const { url } = await files.uploadPicture({
    uid: 'amina',
    blob: new Blob([bytes], { type: 'image/webp' }),
    onProgress: (fraction) => fractions.push(fraction),
  });
  expect(fractions.at(-1)).toBe(1);
  const answer = await fetch(url);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(answer.headers.get('cache-control')).toContain('max-age=604800');
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  await expect(openPage('kofi').files.removePicture(url, { uid: 'amina' })).rejects.toMatchObject({ code: 'denied' });
  await files.removePicture(url, { uid: 'amina' });
  await files.removePicture(url, { uid: 'amina' });
  expect((await fetch(url)).status).toBe(404);
});

test('a member cannot upload more pictures than the daily limit', async () => {
  const { files } = openPage('binta');
  const blob = new Blob(['x'], { type: 'image/jpeg' });
  const { max } = limits.uploadsPerDay;
  for (let done = 0; done < max; done += 20)
    await Promise.all(Array.from({ length: 20 }, () => files.uploadPicture({ uid: 'binta', blob })));
  const more = await Promise.allSettled([1, 2, 3].map(() => files.uploadPicture({ uid: 'binta', blob })));
  expect(more).toMatchObject(more.map(() => ({ reason: { code: 'upload-limit' } })));
  expect(platform.storage.objects().filter(({ name }) => name.startsWith('pictures/binta/'))).toHaveLength(max);
  // Send the request directly, because the page's own code also counts uploads.
  const address = `${origin}/v0/b/${projectId}.appspot.com/o?name=pictures%2Fbinta%2Fmore.jpg`;
  const headers = { authorization: `Firebase ${createMemberToken(projectId, 'binta')}`, 'content-type': 'image/jpeg' };
  expect((await fetch(address, { method: 'POST', headers, body: 'x' })).status).toBe(403);
  await files.removeAllPictures('binta');
});

test("only the member can remove all of the member's images", async () => {
  platform.storage.put('images/amina/cover.webp', 'image/webp', Uint8Array.of(1));
  platform.storage.put('images/kofi/cover.webp', 'image/webp', Uint8Array.of(1));
  const { files } = openPage('amina');
  const blob = new Blob(['x'], { type: 'image/jpeg' });
  await Promise.all([1, 2, 3].map(() => files.uploadPicture({ uid: 'amina', blob })));
  await expect(openPage('kofi').files.removeAllPictures('amina')).rejects.toMatchObject({ code: 'denied' });
  const names = () => platform.storage.objects().map(({ name }) => name);
  expect(names()).toHaveLength(5);
  await files.removeAllPictures('amina', { exceptCovers: true });
  expect(names()).toEqual(['images/amina/cover.webp', 'images/kofi/cover.webp']);
  await files.removeAllPictures('amina');
  expect(names()).toEqual(['images/kofi/cover.webp']);
});

test("a member cannot upload to another member's folder", async () => {
  const blob = new Blob(['x'], { type: 'image/jpeg' });
  await expect(openPage('kofi').files.uploadPicture({ uid: 'amina', blob })).rejects.toMatchObject({ code: 'denied' });
});
