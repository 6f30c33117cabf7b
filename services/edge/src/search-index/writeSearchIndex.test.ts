/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFakeData, smallest as samples } from '@adp/shared-data/testing';
import { writeSearchIndex } from './writeSearchIndex';

const init = { projectId: 'demo-index', apiKey: 'none', emulators: { sameOrigin: true } };

test('the last index is kept if the items cannot be read', async () => {
  const out = mkdtempSync(join(tmpdir(), 'index-'));
  writeFileSync(join(out, 'index.json'), 'the last index');
  const fetch = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input) =>
      Promise.resolve(String(input).endsWith('/init.json') ? Response.json(init) : new Response('{}', { status: 503 })),
    );
  await expect(writeSearchIndex('http://127.0.0.1:9', out)).rejects.toMatchObject({ code: 'unavailable' });
  expect(fetch).toHaveBeenCalledTimes(2);
  expect([readdirSync(out), readFileSync(join(out, 'index.json'), 'utf8')]).toEqual([['index.json'], 'the last index']);
  fetch.mockRestore();
  rmSync(out, { recursive: true });
});

test('after a change, only the changed kind is read, and the index is the same as after a full read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'index-'));
  const names = ['articles', 'events', 'knowledge_products', 'opportunities', 'products'];
  const change = { updatedAt: new Date('2026-11-22T08:00:00Z') };
  const documents = Object.fromEntries(names.map((name) => [`changes/${name}/marks/0`, change]));
  const data = createFakeData({
    documents: { ...documents, 'articles/a': { ...samples.article, tags: ['water'] }, 'events/e': samples.event },
  });
  const site = { projectId: 'demo-fake', apiKey: 'fake', emulators: { sameOrigin: true } };
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation((input, request) => {
    const url = String(input);
    return url.endsWith('/init.json') ? Promise.resolve(Response.json(site)) : data.fetch(url, request ?? {});
  });
  const write = (out: string, state?: string) =>
    writeSearchIndex('https://fake.invalid', join(folder, out), state && join(folder, state));
  const shards = (out: string) => readdirSync(join(folder, out)).filter((name) => name !== 'index.json');

  expect((await write('one', 'state.json')).read).toHaveLength(5);
  expect((await write('one', 'state.json')).read).toEqual([]);
  const french = { title: 'Un autre texte', summary: 'Un résumé qui suffit à une liste.' };
  data.put('articles/b', {
    ...samples.article,
    tags: ['water'],
    title: 'Another one',
    lang: 'en',
    translations: { fr: french },
  });
  data.put('changes/articles/marks/0', { updatedAt: new Date('2026-11-22T09:00:00Z') });
  expect(await write('one', 'state.json')).toMatchObject({ read: ['articles'], items: 3 });
  expect((await write('whole')).read).toHaveLength(5);
  expect(shards('one')).toEqual(shards('whole'));
  // An article counts once, regardless of the number of its translations.
  const { suggested } = JSON.parse(readFileSync(join(folder, 'one', 'index.json'), 'utf8')) as { suggested: unknown };
  expect(suggested).toEqual(['water']);
  const inFrench = shards('one').filter((name) => name.startsWith('fr-'));
  expect(inFrench.map((name) => readFileSync(join(folder, 'one', name), 'utf8'))).toEqual([
    expect.stringContaining(french.title),
  ]);
  writeFileSync(join(folder, 'state.json'), 'not a state');
  expect((await write('one', 'state.json')).read).toHaveLength(5);
  fetch.mockRestore();
  rmSync(folder, { recursive: true });
});
