import { createDraftStore } from './createDraftStore';
import type { Draft } from './Draft';
import { emptyDevice, newDraft, titled } from './testing/device';

beforeEach(emptyDevice);

async function twoTabs(draft = newDraft()) {
  const [one, other] = [createDraftStore(), createDraftStore()];
  const { draft: first } = await one.keep(draft);
  const second = (await other.get(draft.key)) ?? first;
  return { one, other, first, second };
}

const titles = (drafts: readonly Draft[]) => drafts.map(({ values }) => values.title).sort();

test('two tabs that write the same draft keep both texts', async () => {
  const { one, other, first, second } = await twoTabs(newDraft({ queued: { to: 'draft', since: 1, noticeId: 'n' } }));
  await one.keep(titled(first, 'One'));
  const kept = await other.keep(titled(second, 'Other'));
  expect(kept).toMatchObject({ forked: true, where: 'device', draft: { rev: 2, values: { title: 'Other' } } });
  expect(kept.draft.key).toMatch(/^\w{20}$/);
  expect(kept.draft.itemId).toBe(kept.draft.key);
  expect(kept.draft).not.toHaveProperty('queued');
  expect(titles(await one.list())).toEqual(['One', 'Other']);
  const next = await other.keep(titled(kept.draft, 'Other 2'));
  expect([next.forked, next.draft.key]).toEqual([false, kept.draft.key]);
  expect(titles(await one.list())).toEqual(['One', 'Other 2']);
});

test('an edit that takes a key of its own still edits its item', async () => {
  const base = { version: 'v1', status: 'published' } as const;
  const { one, other, first, second } = await twoTabs(newDraft({ base, itemId: 'item' }));
  await one.keep(titled(first, 'One'));
  expect((await other.keep(titled(second, 'Other'))).draft).toMatchObject({ itemId: 'item', base });
});

test('what a tab gives before it has heard of its own key goes there too', async () => {
  const { one, other, first, second } = await twoTabs();
  await one.keep(titled(first, 'One'));
  const kept = await Promise.all(['x', 'xy', 'xyz'].map((title) => other.keep(titled(second, title))));
  expect(new Set(kept.map(({ draft }) => draft.key)).size).toBe(1);
  expect(titles(await one.list())).toEqual(['One', 'xyz']);
});

test('tabs that begin the same new item both keep it', async () => {
  await Promise.all(['One', 'Other'].map((title) => createDraftStore().keep(titled(newDraft(), title))));
  expect(titles(await createDraftStore().list())).toEqual(['One', 'Other']);
});

test('the same text twice is one draft', async () => {
  const { one, other, first, second } = await twoTabs();
  const { draft } = await one.keep(titled(first, 'Same'));
  expect(await other.keep(titled(second, 'Same'))).toMatchObject({ forked: false, draft });
  expect(await one.list()).toHaveLength(1);
});

test('a key that was removed and used again is another draft, whatever its rev', async () => {
  const { one, other, second } = await twoTabs();
  await one.remove('a1');
  await one.keep(titled(newDraft(), 'Again'));
  expect((await other.keep(titled(second, 'Old'))).forked).toBe(true);
  expect(titles(await one.list())).toEqual(['Again', 'Old']);
});

test('a store knows a draft that it has not read itself by its rev', async () => {
  const { first } = await twoTabs();
  const store = createDraftStore();
  const kept = await Promise.all(['Two', 'Three'].map((title) => store.keep(titled(first, title))));
  expect(kept.map(({ forked, draft }) => [forked, draft.rev])).toEqual([
    [false, 2],
    [false, 3],
  ]);
  expect((await createDraftStore().keep(titled(first, 'Late'))).forked).toBe(true);
});

test('changes of two tabs never undo each other', async () => {
  const { one, other } = await twoTabs(newDraft({ values: { count: '' } }));
  const add = (draft: Draft) => ({ ...draft, values: { count: `${String(draft.values.count)}x` } });
  await Promise.all([one, other, one, other, one].map((store) => store.change('a1', add)));
  expect(await one.get('a1')).toMatchObject({ rev: 6, values: { count: 'xxxxx' } });
});

test('a change gives what stands after, leaves what it does not want, and needs a draft', async () => {
  const { one, first } = await twoTabs();
  const change = jest.fn<Draft | undefined, [Draft]>(() => undefined);
  expect(await one.change('a1', change)).toEqual(first);
  expect(await one.change('none', change)).toBeUndefined();
  expect(change).toHaveBeenCalledTimes(1);
  const queued = { to: 'published', since: 1, noticeId: 'n1' } as const;
  const changed = await one.change('a1', (draft) => ({ ...draft, key: 'other', rev: 70, queued }));
  expect(changed).toEqual({ ...first, rev: 2, queued });
  expect(await createDraftStore().list()).toEqual([changed]);
  expect((await one.keep(titled(changed ?? first, 'Next'))).forked).toBe(false);
});

test('a change that throws is heard of and has changed nothing', async () => {
  const { one, first } = await twoTabs();
  const change = () => {
    throw new Error('no');
  };
  await expect(one.change('a1', change)).rejects.toThrow('no');
  expect(await one.get('a1')).toEqual(first);
});

test('what is typed while the page changes its own draft is kept beside it', async () => {
  const { one, first } = await twoTabs();
  await one.change('a1', (draft) => ({ ...draft, queued: { to: 'published', since: 1, noticeId: 'n1' } }));
  expect(await one.keep(first)).toMatchObject({ forked: false, draft: { rev: 2, queued: {} } });
  expect(await one.keep(titled(first, 'More'))).toMatchObject({ forked: true });
  expect(titles(await one.list())).toEqual(['More', 'One']);
});
