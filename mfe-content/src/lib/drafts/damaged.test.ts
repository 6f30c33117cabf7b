import { createDraftStore } from './createDraftStore';
import { readVersion, toRecord } from './draftRecord';
import { isVersion } from './Version';
import { emptyDevice, newDraft, picture, putRecords, records, titled } from './testing/device';

beforeEach(emptyDevice);

const damages: readonly object[] = [
  { kind: 'poem' },
  { kind: 'poem' },
  { values: { files: { files: [{ url: 'https://au.int/a.pdf' }] } } },
  { itemId: 7 },
  { base: undefined },
  { base: { version: 'v1', status: 'gone' } },
  { owner: undefined },
  { values: null },
  { values: ['title'] },
  { values: { title: 7 } },
  { values: { tags: ['a', 7] } },
  { values: { cover: { width: 1, height: 1, bytes: 1 } } },
  { values: { cover: { url: 'https://a.example', width: '1', height: 1, bytes: 1 } } },
  { savedAt: 'today' },
  { rev: Number.NaN },
  { queued: 'yes' },
  { queued: { to: 'archived', since: 1, noticeId: 'n' } },
];

test('a draft survives conversion to a record and back, and a damaged record is detected', () => {
  const queued = {
    to: 'published',
    since: 1,
    noticeId: 'n',
    fault: 'conflict',
    written: { version: 'v1', print: 'p' },
  };
  const values = { title: 'One', online: true, tags: ['a'], cover: picture, file: null };
  const record = {
    ...newDraft({ values, base: { version: 'v1', status: 'draft' }, owner: null }),
    queued,
    untold: 'n',
    more: 1,
    kept: { trail: ['p.1'], spare: 'fork', bare: true },
  };
  const version = readVersion(record);
  expect(version).toMatchObject({
    draft: {
      queued: { to: 'published', notificationId: 'n', error: 'conflict', written: { version: 'v1', hash: 'p' } },
      pendingNotificationId: 'n',
      more: 1,
    },
    forkKey: 'fork',
    withoutPicture: true,
  });
  // The record must not change, because other builds read it.
  expect(isVersion(version) && toRecord(version)).toEqual(record);
  for (const damage of damages) expect(readVersion({ ...newDraft(), ...damage })).toBe('damaged');
  expect([null, 'x', [], {}].map(readVersion)).toEqual(['damaged', 'damaged', 'damaged', 'damaged']);
});

test('damaged records are not listed, do not block other drafts, and are never deleted', async () => {
  const damaged = damages.map((damage, index) => ({ ...newDraft({ key: `d${index}` }), ...damage }));
  await putRecords(...damaged, { key: 5 }, newDraft({ key: 'sound', rev: 4 }));
  const store = createDraftStore();
  expect((await store.list()).map(({ key }) => key)).toEqual(['sound']);
  expect(await store.get('d0')).toBeUndefined();
  expect(await store.change('d0', (draft) => draft)).toBeUndefined();
  const saved = await store.save(newDraft({ key: 'd0' }));
  expect([saved.forked, saved.draft.key === 'd0']).toEqual([true, false]);
  expect((await store.save(saved.draft)).forked).toBe(false);
  const remaining = await records();
  expect(remaining).toEqual(expect.arrayContaining(damaged));
  expect(remaining).toHaveLength(damaged.length + 3);
  await store.remove('d0');
  expect((await records()).map(({ key }) => key)).not.toContain('d0');
});

test('damaged entries in localStorage are neither removed nor overwritten', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  localStorage.setItem('adp.content.draft.a1', '{');
  localStorage.setItem('adp.content.draft.b', JSON.stringify({ ...newDraft({ key: 'b' }), kind: 'poem' }));
  const store = createDraftStore();
  expect(await store.list()).toEqual([]);
  const { draft } = await store.save(newDraft());
  await store.change('a1', (standing) => titled(standing, 'Two'));
  await store.change('a1', () => undefined);
  expect(localStorage.getItem('adp.content.draft.a1')).toBe('{');
  expect((await createDraftStore().list()).map(({ values }) => values.title)).toEqual(['Two']);
  await store.remove(draft.key);
  expect(Object.keys(localStorage).sort()).toEqual(['adp.content.draft.a1', 'adp.content.draft.b']);
});

test('unknown fields of a newer build are preserved', async () => {
  await putRecords({ ...newDraft({ rev: 1 }), mood: 'good', values: { title: 'One', subtitle: 'Sub' } });
  const store = createDraftStore();
  const draft = await store.get('a1');
  expect(draft).toMatchObject({ mood: 'good', values: { subtitle: 'Sub' } });
  await store.change('a1', () => newDraft());
  expect(await store.get('a1')).toMatchObject({ mood: 'good', rev: 2 });
  await store.save(newDraft({ rev: 2 }));
  expect(await store.get('a1')).toMatchObject({ mood: 'good', rev: 3 });
});

test('unknown version metadata is ignored', async () => {
  await putRecords(
    ...[7, { trail: 'x', spare: 7 }, { trail: [] }].map((marks, index) => ({
      ...newDraft({ key: `k${index}`, rev: 1 }),
      kept: marks,
    })),
  );
  const store = createDraftStore();
  const list = await store.list();
  expect(list).toHaveLength(3);
  for (const draft of list) expect((await store.save(draft)).forked).toBe(false);
});
