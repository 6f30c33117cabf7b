/** @jest-environment node */
import { toMarkPath } from '../changes/toMarkPath';
import { articles } from '../kinds/article/articles';
import { author, draft } from '../testing/contract/contractContext';
import { createFakeData } from '../testing/createFakeData';
import { createWriter } from './createWriter';

const config = { projectId: 'demo-fake', apiKey: 'fake', origin: 'https://fake.invalid' };
const hour = 3_600_000;

interface Sent {
  readonly update: { readonly name: string; readonly fields: object };
  readonly updateTransforms: readonly { readonly fieldPath: string }[];
}

/** Creates a writer on a service that denies the counts in `denied`. Records the counts in its commits. */
function start({
  count,
  ago = hour,
  denied = [],
}: {
  count?: number;
  ago?: number;
  denied?: readonly ('first' | 'next')[];
}) {
  const data = createFakeData();
  data.signIn(author.uid);
  const beganAt = new Date(Date.now() - ago);
  if (count !== undefined) data.put(`item_counts/${author.uid}`, { item: 'articles/before', count, beganAt });
  const tried: string[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    if (url.includes(':commit')) {
      const { writes } = JSON.parse(String(init.body)) as { writes: readonly Sent[] };
      expect(writes.map(({ update }) => update.name.split('/documents/')[1])).toEqual([
        toMarkPath('articles', 'one'),
        `item_counts/${author.uid}`,
        'articles/one',
      ]);
      const isNext = writes[1]?.updateTransforms.some(({ fieldPath }) => fieldPath === 'count') === true;
      const kind = isNext ? 'next' : 'first';
      tried.push(kind);
      if (denied.includes(kind)) return new Response('{}', { status: 403 });
    }
    return data.fetch(url, init);
  };
  const writer = createWriter(config, { fetch, getToken: () => Promise.resolve(author.uid) });
  const create = () => writer.create(articles, { id: 'one', author, draft: draft('Counted'), status: 'published' });
  return { create, tried };
}

test.each([
  ["a member's first item", {}, ['first']],
  ['another item on the same day', { count: 7 }, ['next']],
  ['the first item of another day', { count: 7, ago: 25 * hour }, ['first']],
  ['an item from a device whose clock is ahead', { count: 7, ago: 25 * hour, denied: ['first'] }, ['first', 'next']],
  ['an item from a device whose clock is behind', { count: 60, ago: hour }, ['first']],
] as const)('%s is counted in its own commit', async (_, options, expected) => {
  const { create, tried } = start({ ...options });
  expect(await create()).toMatchObject({ id: 'one' });
  expect(tried).toEqual(expected);
});

test('an item above the daily limit has a separate error code, and other denials keep theirs', async () => {
  const full = start({ count: 60, denied: ['first', 'next'] });
  await expect(full.create()).rejects.toMatchObject({ name: 'DataError', code: 'daily-limit', retry: false });
  const unrelated = start({ count: 7, denied: ['first', 'next'] });
  await expect(unrelated.create()).rejects.toMatchObject({ code: 'denied' });
});
