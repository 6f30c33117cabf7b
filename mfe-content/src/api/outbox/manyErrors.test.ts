import { articles } from '@adp/shared-data/article';
import { notifications } from '@adp/shared-data/notification';
import { smallest } from '@adp/shared-data/testing';
import type { Draft, DraftBase } from '../../lib/drafts/Draft';
import type { DraftStore } from '../../lib/drafts/DraftStore';
import { replaceMemberData } from '../memberData';
import { createOutbox } from './createOutbox';
import type { Outcome } from './Delivery';
import { hasQueuedFlag } from './queuedFlag';
import { createMemoryDrafts } from './testing/createMemoryDrafts';
import { createNetwork, type Fate, type Network } from './testing/createNetwork';
import { draftNamed, pictured, signIn, toValues } from './testing/written';

const seeds = Array.from({ length: 6 }, (_, index) => index + 1);
const stored: readonly (DraftBase['status'] | null)[] = [null, null, 'draft', 'published', 'archived'];
const faults: readonly Fate[] = ['network', 'lost', 'hang', 503, 429];
const { setTimeout: realTimeout } = globalThis;

beforeEach(() => {
  jest.useFakeTimers();
  signIn();
});

afterEach(() => {
  jest.useRealTimers();
  replaceMemberData(undefined);
});

test.each(seeds)(
  'on an unreliable network (%s), each of 50 drafts is sent once and its author notified once',
  async (seed) => {
    const random = toRandom(seed);
    jest.spyOn(Math, 'random').mockImplementation(random);
    const network = createNetwork('amina');
    const drafts = await Promise.all(Array.from({ length: 50 }, (_, index) => draftAt(index, network)));
    const store = forgetful(createMemoryDrafts(drafts), random);
    network.decide(() => (random() < 0.4 ? (faults[Math.floor(random() * faults.length)] ?? 'answered') : 'answered'));
    const tabs = [createOutbox(store), createOutbox(store)] as const;
    const sent: Outcome[] = [];
    const stops = tabs.map((tab) => {
      tab.onOutcome((outcome) => sent.push(outcome));
      return tab.start();
    });
    const submitted = Promise.all(drafts.map(({ key }) => tabs[random() < 0.5 ? 0 : 1].submit(key, 'published')));
    await untilSent(store, network);
    const first = await submitted;
    for (const stop of stops) stop();

    network.decide(() => 'answered');
    expect(first.some(({ done }) => !done)).toBe(true);
    expect(sent.filter((outcome) => !outcome.done && !outcome.waits)).toEqual([]);
    const done = sent.flatMap((outcome) => (outcome.done ? [outcome.key] : []));
    expect(done.sort()).toEqual(drafts.map(({ key }) => key).sort());
    await Promise.all(drafts.map((draft) => expectSent(draft, network)));
    const notified = await getNotes(network);
    expect(notified.sort()).toEqual(
      drafts.flatMap(({ base, itemId }) => (base?.status === 'published' ? [] : [itemId])).sort(),
    );
    expect(network.images()).toHaveLength(drafts.filter(({ values }) => values['cover']).length);
    expect(hasQueuedFlag()).toBe(false);
  },
);

/** Returns a draft of a new article or of a change to a stored article. Every second draft has a cover. */
async function draftAt(index: number, { put, reader }: Network): Promise<Draft> {
  const key = `a${index}`;
  const status = stored[index % stored.length] ?? null;
  const values = toValues(`Article ${key}, rewritten`, index % 2 === 0 ? pictured(`picture of ${key}`) : {});
  if (status === null) return draftNamed(key, { values });
  const { publishedAt, ...fields } = smallest.article;
  put(`articles/${key}`, { ...fields, ...(status !== 'draft' && { publishedAt }), status, authorUid: 'amina' });
  const { version = '' } = (await reader.getMine(articles, key)) ?? {};
  return draftNamed(key, { values, base: { version, status } });
}

async function expectSent({ itemId, base, values }: Draft, { reader }: Network): Promise<void> {
  const { item } = (await reader.getMine(articles, itemId)) ?? {};
  // Changing and publishing a private item are separate revisions.
  const changes = !base ? 0 : base.status === 'published' ? 1 : 2;
  expect(item).toMatchObject({
    title: values['title'],
    body: values['body'],
    status: 'published',
    revision: 1 + changes,
  });
  expect(item?.cover?.url).toEqual(values['cover'] ? expect.stringContaining(itemId) : undefined);
}

async function getNotes({ reader }: Network): Promise<(string | undefined)[]> {
  const first = await reader.listMine(notifications, 'amina', { pageSize: 49 });
  expect(first.cursor).toBeNull();
  return first.items.map(({ itemId }) => itemId);
}

/** Wraps a store so that it sometimes fails to record a result, as if the page had been closed. */
function forgetful(store: DraftStore, random: () => number): DraftStore {
  const change: DraftStore['change'] = async (key, changing) => {
    const isSending = (await store.get(key))?.queued !== undefined;
    if (isSending && random() < 0.05) throw new Error('The page is gone.');
    return store.change(key, changing);
  };
  return { ...store, change };
}

/** Advances the clock until all drafts are sent. */
async function untilSent(store: DraftStore, network: Network): Promise<void> {
  while ((await store.list()).length > 0) {
    do await new Promise((resolve) => realTimeout(resolve, 0));
    while (network.uploading() > 0);
    jest.advanceTimersToNextTimer();
  }
  await new Promise((resolve) => realTimeout(resolve, 0));
}

/** Returns a generator of pseudorandom numbers from 0 to 1 for a seed (mulberry32). */
function toRandom(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
