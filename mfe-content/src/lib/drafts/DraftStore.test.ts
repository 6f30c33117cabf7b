import { createDraftStore } from './createDraftStore';
import { drafts } from './drafts';
import { emptyDevice, newDraft, records, titled } from './testing/device';

beforeEach(emptyDevice);

test('saves a draft, and returns it with the next revision and the time of saving', async () => {
  const before = Date.now();
  const saved = await drafts.save(newDraft());
  expect(saved).toEqual({
    draft: newDraft({ rev: 1, savedAt: saved.draft.savedAt }),
    where: 'device',
    withoutPicture: false,
    forked: false,
  });
  expect(saved.draft.savedAt).toBeGreaterThanOrEqual(before);
  expect(await drafts.get('a1')).toEqual(saved.draft);
  expect(await drafts.get('a2')).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('a saved draft can be read after a reload', async () => {
  const { draft } = await createDraftStore().save(newDraft());
  expect(await createDraftStore().get('a1')).toEqual(draft);
});

test('drafts are in the database that other apps count and delete', async () => {
  await createDraftStore().save(newDraft());
  expect(await records()).toEqual([expect.objectContaining({ key: 'a1', owner: 'u1' })]);
  const request = indexedDB.open('adp.content.drafts');
  await new Promise((resolve) => request.addEventListener('success', resolve));
  const store = request.result.transaction('drafts').objectStore('drafts');
  expect([request.result.version, store.keyPath, store.index('owner').keyPath]).toEqual([1, 'key', 'owner']);
});

test('lists drafts, last saved first', async () => {
  const store = createDraftStore();
  for (const key of ['a', 'b', 'c']) await store.save(newDraft({ key }));
  await store.save(newDraft({ key: 'a', rev: 1 }));
  expect((await store.list()).map(({ key, rev }) => [key, rev])).toEqual([
    ['a', 2],
    ['c', 1],
    ['b', 1],
  ]);
});

test('overlapping saves of one page never conflict, and the last save wins', async () => {
  const store = createDraftStore();
  const saved = await Promise.all(['One', 'Two', 'Three'].map((title) => store.save(titled(newDraft(), title))));
  expect(saved.map(({ forked, draft }) => [forked, draft.rev])).toEqual([
    [false, 1],
    [false, 2],
    [false, 3],
  ]);
  expect((await store.list()).map(({ values }) => values.title)).toEqual(['Three']);
});

test('a read that starts before a save has finished returns the saved draft', async () => {
  const store = createDraftStore();
  void store.save(newDraft());
  expect((await store.get('a1'))?.rev).toBe(1);
});

test('a draft that is withdrawn from the queue is saved without its queue entry', async () => {
  const store = createDraftStore();
  const queued = { to: 'published', since: 1, notificationId: 'n1' } as const;
  await store.save(newDraft({ queued }));
  expect((await store.get('a1'))?.queued).toEqual(queued);
  await store.save(newDraft({ rev: 1 }));
  expect(await store.get('a1')).not.toHaveProperty('queued');
});

test('removes only the specified draft', async () => {
  const store = createDraftStore();
  await store.save(newDraft());
  await store.save(newDraft({ key: 'b' }));
  await store.remove('a1');
  await store.remove('never was');
  expect((await store.list()).map(({ key }) => key)).toEqual(['b']);
  expect((await store.save(newDraft({ rev: 1 }))).draft).toMatchObject({ key: 'a1', rev: 2 });
});

test('a new draft does not overwrite a draft that was read before under the same key', async () => {
  const store = createDraftStore();
  await store.save(newDraft());
  await store.get('a1');
  const { draft, forked } = await store.save(titled(newDraft(), 'Two'));
  expect([forked, draft.key === 'a1']).toEqual([true, false]);
  expect((await store.list()).map(({ values }) => values.title)).toEqual(['Two', 'One']);
});

test('holds 200 drafts of 50,000 characters', async () => {
  const store = createDraftStore();
  const body = 'ä'.repeat(50_000);
  await Promise.all(
    Array.from({ length: 200 }, (_, index) => store.save(newDraft({ key: `k${index}`, values: { body } }))),
  );
  const list = await createDraftStore().list();
  expect(list).toHaveLength(200);
  expect(list[0]?.key).toBe('k199');
  expect(list.every(({ values }) => values.body === body)).toBe(true);
});
