import { createDraftStore } from './createDraftStore';
import type { Draft } from './Draft';
import { allWorks, emptyDevice, fillStorage, newDraft, picture, records, titled } from './testing/device';

beforeEach(emptyDevice);
afterEach(allWorks);

const titles = (drafts: readonly Draft[]) => drafts.map(({ values }) => values.title).sort();

test('the next page can read the text at once, and moves it into the database', async () => {
  expect(createDraftStore().saveSync(newDraft())).toBe(true);
  expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/^adp\.content\.draft\.a1\.\w+$/)]);
  const next = createDraftStore();
  const draft = await next.get('a1');
  expect(draft).toEqual(newDraft({ rev: 1, savedAt: draft?.savedAt ?? 0 }));
  expect(localStorage).toHaveLength(0);
  expect(await records()).toHaveLength(1);
  expect(await next.list()).toEqual([draft]);
});

test('the stored entry contains the owner, which other apps read', () => {
  createDraftStore().saveSync(newDraft());
  expect(JSON.parse(Object.values<string>(localStorage)[0] ?? '')).toMatchObject({ owner: 'u1' });
});

test('a page that only saves another draft also moves the text', async () => {
  createDraftStore().saveSync(newDraft());
  const next = createDraftStore();
  await next.save(newDraft({ key: 'other' }));
  expect((await next.list()).map(({ key }) => key).sort()).toEqual(['a1', 'other']);
  expect(localStorage).toHaveLength(0);
});

test('a page that stays open can continue to save with its rev', async () => {
  const store = createDraftStore();
  const { draft } = await store.save(newDraft());
  store.saveSync(titled(draft, 'Two'));
  store.saveSync(titled(draft, 'Three'));
  expect(await store.save(titled(draft, 'Four'))).toMatchObject({ forked: false, draft: { key: 'a1' } });
  expect(titles(await createDraftStore().list())).toEqual(['Four']);
  expect(localStorage).toHaveLength(0);
});

test('a page can save again after another tab has moved its text into the database', async () => {
  const store = createDraftStore();
  const { draft } = await store.save(newDraft());
  store.saveSync(titled(draft, 'Two'));
  expect(titles(await createDraftStore().list())).toEqual(['Two']);
  expect((await store.save(titled(draft, 'Three'))).forked).toBe(false);
  expect(titles(await store.list())).toEqual(['Three']);
});

test('a synchronous save takes precedence over an unfinished asynchronous save', async () => {
  const store = createDraftStore();
  const { draft } = await store.save(newDraft());
  const keeping = store.save(titled(draft, 'Two'));
  store.saveSync(titled(draft, 'Three'));
  expect((await keeping).forked).toBe(false);
  expect(titles(await createDraftStore().list())).toEqual(['Three']);
});

test('a text that is saved while an earlier text is being moved stays until it is moved', async () => {
  const store = createDraftStore();
  const { draft } = await store.save(newDraft());
  store.saveSync(titled(draft, 'Two'));
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...putArguments) {
    if (localStorage.length === 1) store.saveSync(titled(draft, 'Three'));
    return Reflect.apply(put, this, putArguments);
  };
  expect(titles(await store.list())).toEqual(['Three']);
  allWorks();
  expect(titles(await createDraftStore().list())).toEqual(['Three']);
});

test('the texts of two pages that close at the same time are both saved', async () => {
  const [firstTab, secondTab] = [createDraftStore(), createDraftStore()];
  const { draft } = await firstTab.save(newDraft());
  firstTab.saveSync(titled(draft, 'One 2'));
  secondTab.saveSync(titled(draft, 'Other 2'));
  const next = createDraftStore();
  expect(titles(await next.list())).toEqual(['One 2', 'Other 2']);
  expect(titles(await createDraftStore().list())).toEqual(['One 2', 'Other 2']);
});

test('a text that conflicts with another tab becomes one separate draft', async () => {
  const [firstTab, secondTab] = [createDraftStore(), createDraftStore()];
  const { draft } = await firstTab.save(newDraft());
  await secondTab.get('a1');
  firstTab.saveSync(titled(draft, 'One 2'));
  // Simulate the other tab reading localStorage before the entry is removed.
  const waiting = { ...localStorage };
  localStorage.clear();
  await secondTab.save(titled(draft, 'Other 2'));
  Object.assign(localStorage, waiting);
  expect(titles(await secondTab.list())).toEqual(['One 2', 'Other 2']);
  // Simulate that the page ended before it could remove its entry.
  Object.assign(localStorage, waiting);
  expect(titles(await createDraftStore().list())).toEqual(['One 2', 'Other 2']);
  // The first page continues with its own text.
  expect((await firstTab.save(titled(draft, 'One 3'))).forked).toBe(true);
  expect(titles(await secondTab.list())).toEqual(['One 3', 'Other 2']);
});

test('an entry that is already in the database is not restored', async () => {
  const store = createDraftStore();
  const { draft } = await store.save(newDraft());
  store.saveSync(titled(draft, 'Two'));
  const waiting = { ...localStorage };
  const next = createDraftStore();
  const read = await next.get('a1');
  await next.save(titled(read ?? draft, 'Three'));
  Object.assign(localStorage, waiting);
  expect(titles(await next.list())).toEqual(['Three']);
  expect(localStorage).toHaveLength(0);
});

test('removing a draft also removes its entries in localStorage', async () => {
  const store = createDraftStore();
  await store.save(newDraft());
  store.saveSync(newDraft({ rev: 1 }));
  await store.remove('a1');
  expect([await store.list(), localStorage.length]).toEqual([[], 0]);
});

test('a synchronous save returns false if the device did not store everything', async () => {
  const store = createDraftStore();
  fillStorage(5_000);
  const values = { title: 'One', cover: picture };
  expect(store.saveSync(newDraft({ values }))).toBe(false);
  expect(localStorage).toHaveLength(1);
  expect((await store.get('a1'))?.values).toEqual(values);
  expect((await createDraftStore().get('a1'))?.values).toEqual(values);
  fillStorage();
  expect(store.saveSync(newDraft({ key: 'b' }))).toBe(false);
  expect((await store.get('b'))?.values.title).toBe('One');
});

test('a synchronous save stores the text without the cover if they do not fit together', async () => {
  fillStorage(5_000);
  createDraftStore().saveSync(newDraft({ values: { title: 'One', cover: picture } }));
  expect((await createDraftStore().get('a1'))?.values).toEqual({ title: 'One', cover: null });
});
