import { createDraftStore } from './createDraftStore';
import {
  allWorks,
  emptyDevice,
  fillDatabase,
  fillStorage,
  newDraft,
  picture,
  putRecords,
  getRecord,
  records,
  titled,
} from './testing/device';

beforeEach(emptyDevice);
afterEach(() => {
  allWorks();
  jest.restoreAllMocks();
});

const pictured = newDraft({ values: { title: 'One', cover: picture } });

const refusals: readonly [string, () => void][] = [
  ['is missing', () => Reflect.deleteProperty(globalThis, 'indexedDB')],
  [
    'is refused',
    () =>
      jest.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('no', 'SecurityError');
      }),
  ],
  ['is full', () => fillDatabase()],
];

describe.each(refusals)('if the database %s', (_, refuse) => {
  test('drafts are saved completely in localStorage', async () => {
    refuse();
    const store = createDraftStore();
    const { draft, ...saved } = await store.save(newDraft());
    expect([saved, draft.rev]).toEqual([{ where: 'device', withoutPicture: false, forked: false }, 1]);
    expect(Object.keys(localStorage)).toEqual(['adp.content.draft.a1']);
    const next = createDraftStore();
    expect(await next.get('a1')).toEqual(draft);
    const { draft: second } = await next.save(titled(draft, 'Two'));
    expect(await store.save(titled(draft, 'Three'))).toMatchObject({ forked: true });
    expect((await store.change('a1', () => undefined))?.rev).toBe(2);
    expect(await store.get('a1')).toEqual(second);
    expect((await store.list()).map(({ values }) => values.title).sort()).toEqual(['Three', 'Two']);
    await next.remove('a1');
    expect((await store.list()).map(({ values }) => values.title)).toEqual(['Three']);
  });

  test("a draft that localStorage refuses is saved in the page's memory", async () => {
    refuse();
    fillStorage();
    const store = createDraftStore();
    const { draft, where } = await store.save(pictured);
    expect(where).toBe('nowhere');
    expect([await store.get('a1'), await store.list()]).toEqual([draft, [draft]]);
    expect(await store.save(titled(draft, 'Two'))).toMatchObject({ where: 'nowhere', forked: false });
    expect(await createDraftStore().list()).toEqual([]);
    await store.remove('a1');
    expect(await store.list()).toEqual([]);
  });
});

test('drafts move into the database as soon as it accepts writes again', async () => {
  const store = createDraftStore();
  const { draft } = await store.save(newDraft());
  fillDatabase();
  await store.save(titled(draft, 'Two'));
  fillStorage();
  await store.save(newDraft({ key: 'b' }));
  expect((await store.list()).map(({ key }) => key)).toEqual(['b', 'a1']);
  allWorks();
  expect((await store.get('a1'))?.values.title).toBe('Two');
  expect((await records()).map(({ key }) => key)).toEqual(['a1', 'b']);
  expect(localStorage).toHaveLength(0);
});

test('a draft in localStorage becomes a separate draft if another tab saves without having read it', async () => {
  const [firstTab, secondTab] = [createDraftStore(), createDraftStore()];
  const { draft } = await firstTab.save(newDraft());
  const { open } = indexedDB;
  indexedDB.open = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const second = await secondTab.save(titled(draft, 'Other'));
  const third = await secondTab.save(titled(second.draft, 'Other 2'));
  indexedDB.open = open;
  const waiting = { ...localStorage };
  localStorage.clear();
  const { draft: ours } = await firstTab.save(titled(draft, 'One'));
  await firstTab.save(titled(ours, 'One 2'));
  Object.assign(localStorage, waiting);
  expect((await firstTab.list()).map(({ values }) => values.title).sort()).toEqual(['One 2', 'Other 2']);
  expect((await secondTab.save(titled(third.draft, 'Other 3'))).forked).toBe(true);
  expect((await firstTab.list()).map(({ values }) => values.title)).toContain('One 2');
});

test('if two stores have different texts of a draft, the text with the higher rev wins', async () => {
  await putRecords(getRecord(newDraft({ key: 'a', rev: 3, savedAt: 9 })), getRecord(newDraft({ key: 'b', rev: 2 })));
  const lying = (draft: ReturnType<typeof newDraft>) =>
    localStorage.setItem(`adp.content.draft.${draft.key}`, JSON.stringify(titled(draft, 'Lying')));
  lying(newDraft({ key: 'a', rev: 2, savedAt: 10 }));
  lying(newDraft({ key: 'b', rev: 2, savedAt: 1 }));
  const store = createDraftStore();
  expect((await store.get('a'))?.values.title).toBe('One');
  expect((await store.get('b'))?.values.title).toBe('Lying');
});

test("if only the text fits, the text is saved and the cover stays in the page's memory", async () => {
  fillDatabase(5_000);
  fillStorage(5_000);
  const store = createDraftStore();
  const first = await store.save(pictured);
  expect(first).toMatchObject({ where: 'device', withoutPicture: true, draft: { values: pictured.values } });
  expect(localStorage).toHaveLength(0);
  expect(await records()).toEqual([expect.objectContaining({ values: { title: 'One', cover: null } })]);
  expect([await store.get('a1'), await store.list()]).toEqual([first.draft, [first.draft]]);
  expect((await createDraftStore().get('a1'))?.values).toEqual({ title: 'One', cover: null });
  const second = await store.save(titled(first.draft, 'Two'));
  expect(second).toMatchObject({ withoutPicture: true, forked: false, draft: { rev: 2 } });
  allWorks();
  const third = await store.save(titled(second.draft, 'Three'));
  expect(third).toMatchObject({ withoutPicture: false, draft: { rev: 3 } });
  expect((await createDraftStore().get('a1'))?.values).toEqual({ title: 'Three', cover: picture });
});

test('the cover is saved as soon as there is enough space', async () => {
  fillDatabase(5_000);
  fillStorage(5_000);
  const store = createDraftStore();
  await store.save(pictured);
  allWorks();
  await store.list();
  expect((await createDraftStore().get('a1'))?.values.cover).toEqual(picture);
});

test('the text goes to localStorage without its cover if the database accepts nothing', async () => {
  fillDatabase();
  fillStorage(5_000);
  const store = createDraftStore();
  expect(await store.save(pictured)).toMatchObject({ where: 'device', withoutPicture: true });
  expect((await store.get('a1'))?.values).toEqual(pictured.values);
  expect((await createDraftStore().get('a1'))?.values).toEqual({ title: 'One', cover: null });
});

test('a cover that does not fit the database is saved in localStorage', async () => {
  fillDatabase(5_000);
  expect(await createDraftStore().save(pictured)).toMatchObject({ where: 'device', withoutPicture: false });
  expect((await createDraftStore().get('a1'))?.values).toEqual(pictured.values);
});

test("an entry on the device stays if the later text is only in the page's memory", async () => {
  fillDatabase();
  const store = createDraftStore();
  store.saveSync(newDraft());
  fillStorage();
  expect(await store.save(titled(newDraft(), 'Two'))).toMatchObject({ where: 'nowhere', forked: false });
  expect((await store.get('a1'))?.values.title).toBe('Two');
  expect((await createDraftStore().get('a1'))?.values.title).toBe('One');
});

test('a failed delete is retried later, unless the draft has changed in the meantime', async () => {
  const [firstTab, secondTab] = [createDraftStore(), createDraftStore()];
  for (const key of ['a', 'b']) await firstTab.save(newDraft({ key }));
  const remove = jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  await firstTab.remove('a');
  await firstTab.remove('b');
  remove.mockRestore();
  await secondTab.save(newDraft({ key: 'b', rev: 1, values: { title: 'Since' } }));
  expect((await firstTab.list()).map(({ key }) => key)).toEqual(['b']);
});

test("a draft that no store accepts stays in the page's memory", async () => {
  const endless: Record<string, unknown> = { toJSON: () => endless };
  endless.self = endless;
  const store = createDraftStore();
  const draft = Object.assign(newDraft(), { extra: { call: () => undefined, endless } });
  expect((await store.save(draft)).where).toBe('nowhere');
  expect((await store.get('a1'))?.values).toEqual(draft.values);
});
