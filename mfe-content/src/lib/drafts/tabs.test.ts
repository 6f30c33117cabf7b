import { createDraftStore } from './createDraftStore';
import type { Draft } from './Draft';
import { emptyDevice, newDraft, titled } from './testing/device';

beforeEach(emptyDevice);

async function twoTabs(initial = newDraft()) {
  const [firstTab, secondTab] = [createDraftStore(), createDraftStore()];
  const { draft } = await firstTab.save(initial);
  const second = (await secondTab.get(draft.key)) ?? draft;
  return { one: firstTab, other: secondTab, draft, second };
}

const titles = (drafts: readonly Draft[]) => drafts.map(({ values }) => values.title).sort();

test('two tabs that write the same draft keep both texts', async () => {
  const { one, other, draft, second } = await twoTabs(
    newDraft({ queued: { to: 'draft', since: 1, notificationId: 'n' } }),
  );
  await one.save(titled(draft, 'One'));
  const saved = await other.save(titled(second, 'Other'));
  expect(saved).toMatchObject({ forked: true, where: 'device', draft: { rev: 2, values: { title: 'Other' } } });
  expect(saved.draft.key).toMatch(/^\w{20}$/);
  expect(saved.draft.itemId).toBe(saved.draft.key);
  expect(saved.draft).not.toHaveProperty('queued');
  expect(titles(await one.list())).toEqual(['One', 'Other']);
  const next = await other.save(titled(saved.draft, 'Other 2'));
  expect([next.forked, next.draft.key]).toEqual([false, saved.draft.key]);
  expect(titles(await one.list())).toEqual(['One', 'Other 2']);
});

test('a forked change to an item is still a change to that item', async () => {
  const base = { version: 'v1', status: 'published' } as const;
  const { one, other, draft, second } = await twoTabs(newDraft({ base, itemId: 'item' }));
  await one.save(titled(draft, 'One'));
  expect((await other.save(titled(second, 'Other'))).draft).toMatchObject({ itemId: 'item', base });
});

test('a save under the original key goes to the fork if the tab does not know of the fork yet', async () => {
  const { one, other, draft, second } = await twoTabs();
  await one.save(titled(draft, 'One'));
  const saved = await Promise.all(['x', 'xy', 'xyz'].map((title) => other.save(titled(second, title))));
  expect(new Set(saved.map(({ draft }) => draft.key)).size).toBe(1);
  expect(titles(await one.list())).toEqual(['One', 'xyz']);
});

test('tabs that start the same new item keep both texts', async () => {
  await Promise.all(['One', 'Other'].map((title) => createDraftStore().save(titled(newDraft(), title))));
  expect(titles(await createDraftStore().list())).toEqual(['One', 'Other']);
});

test('the same text saved in two tabs is one draft', async () => {
  const { one, other, draft, second } = await twoTabs();
  const saved = await one.save(titled(draft, 'Same'));
  expect(await other.save(titled(second, 'Same'))).toMatchObject({ forked: false, draft: saved.draft });
  expect(await one.list()).toHaveLength(1);
});

test('saving the same text while another tab sends it creates no second item', async () => {
  const { one, other, draft, second } = await twoTabs();
  await one.save(titled(draft, 'Same'));
  const base = { status: 'published', version: 'v1' } as const;
  await one.change('a1', (sent) => ({ ...sent, base }));
  expect(await other.save(titled(second, 'Same'))).toMatchObject({ forked: false, draft: { itemId: 'a1', base } });
  expect(await other.save(titled(second, 'Different'))).toMatchObject({ forked: true });
});

test('a draft saved under a removed key is a new draft, whatever its rev', async () => {
  const { one, other, second } = await twoTabs();
  await one.remove('a1');
  await one.save(titled(newDraft(), 'Again'));
  expect((await other.save(titled(second, 'Old'))).forked).toBe(true);
  expect(titles(await one.list())).toEqual(['Again', 'Old']);
});

test('a store that has not read a draft identifies it by its rev', async () => {
  const { draft } = await twoTabs();
  const store = createDraftStore();
  const saved = await Promise.all(['Two', 'Three'].map((title) => store.save(titled(draft, title))));
  expect(saved.map((result) => [result.forked, result.draft.rev])).toEqual([
    [false, 2],
    [false, 3],
  ]);
  expect((await createDraftStore().save(titled(draft, 'Late'))).forked).toBe(true);
});

test('concurrent changes in two tabs never undo each other', async () => {
  const { one, other } = await twoTabs(newDraft({ values: { count: '' } }));
  const add = (draft: Draft) => ({ ...draft, values: { count: `${String(draft.values.count)}x` } });
  await Promise.all([one, other, one, other, one].map((store) => store.change('a1', add)));
  expect(await one.get('a1')).toMatchObject({ rev: 6, values: { count: 'xxxxx' } });
});

test('a change resolves to the stored draft, changed or not, or to undefined if there is no draft', async () => {
  const { one, draft } = await twoTabs();
  const change = jest.fn<Draft | undefined, [Draft]>(() => undefined);
  expect(await one.change('a1', change)).toEqual(draft);
  expect(await one.change('none', change)).toBeUndefined();
  expect(change).toHaveBeenCalledTimes(1);
  const queued = { to: 'published', since: 1, notificationId: 'n1' } as const;
  const changed = await one.change('a1', (current) => ({ ...current, key: 'other', rev: 70, queued }));
  expect(changed).toEqual({ ...draft, rev: 2, queued });
  expect(await createDraftStore().list()).toEqual([changed]);
  expect((await one.save(titled(changed ?? draft, 'Next'))).forked).toBe(false);
});

test('a change that throws rejects and leaves the draft unchanged', async () => {
  const { one, draft } = await twoTabs();
  const change = () => {
    throw new Error('no');
  };
  await expect(one.change('a1', change)).rejects.toThrow('no');
  expect(await one.get('a1')).toEqual(draft);
});

test('text that is typed while the page changes the draft becomes a separate draft', async () => {
  const { one, draft } = await twoTabs();
  await one.change('a1', (draft) => ({ ...draft, queued: { to: 'published', since: 1, notificationId: 'n1' } }));
  expect(await one.save(draft)).toMatchObject({ forked: false, draft: { rev: 2, queued: {} } });
  expect(await one.save(titled(draft, 'More'))).toMatchObject({ forked: true });
  expect(titles(await one.list())).toEqual(['More', 'One']);
});
