import { articles } from '@adp/shared-data/article';
import { waitFor } from '@testing-library/react';
import type { Draft } from '../../lib/drafts/Draft';
import { createDraftStore } from '../../lib/drafts/createDraftStore';
import { replaceMemberData } from '../memberData';
import { createOutbox } from './createOutbox';
import { hasQueuedFlag } from './queuedFlag';
import { openOutbox } from './testing/openOutbox';
import { draftNamed, signIn } from './testing/written';

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
  replaceMemberData(undefined);
});

function queuedDraft(key: string, since: number, changes: Partial<Draft> = {}): Draft {
  return draftNamed(key, { queued: { to: 'published', since, notificationId: `n-${key}` }, ...changes });
}

const comeOnline = () => window.dispatchEvent(new Event('online'));

test('drafts of an earlier visit are sent in the order in which they were submitted', async () => {
  const { outbox, save, outcomes } = openOutbox();
  await save(queuedDraft('a2', 2));
  await save(queuedDraft('a1', 1));
  await save(draftNamed('a3'));
  const stop = outbox.start();
  await waitFor(() =>
    expect(outcomes).toMatchObject([
      { done: true, key: 'a1' },
      { done: true, key: 'a2' },
    ]),
  );
  await waitFor(() => expect(hasQueuedFlag()).toBe(false));
  stop();
});

test('a draft is sent only while its author is signed in', async () => {
  const { store, outbox, save, outcomes } = openOutbox();
  signIn(null);
  await save(queuedDraft('a1', 1));
  await save(queuedDraft('a2', 2, { owner: 'bea' }));
  const stop = outbox.start();
  await waitFor(() => expect(hasQueuedFlag()).toBe(true));
  expect(outcomes).toEqual([]);
  expect((await store.get('a1'))?.queued).toEqual({ to: 'published', since: 1, notificationId: 'n-a1' });
  signIn();
  comeOnline();
  await waitFor(() => expect(outcomes).toMatchObject([{ done: true, key: 'a1' }]));
  expect(await store.list()).toMatchObject([{ key: 'a2' }]);
  stop();
});

test('a draft with an error is skipped, unless the error was a missing session', async () => {
  const { network, store, outbox, save, outcomes } = openOutbox();
  await save(queuedDraft('a1', 1, { queued: { to: 'draft', since: 1, notificationId: 'n1', error: 'conflict' } }));
  await save(queuedDraft('a2', 2, { queued: { to: 'draft', since: 2, notificationId: 'n2', error: 'signed-out' } }));
  network.meets(503);
  const stop = outbox.start();
  await waitFor(() => expect(outcomes).toMatchObject([{ key: 'a2', error: 'unavailable' }]));
  await waitFor(async () => expect((await store.get('a2'))?.queued).not.toHaveProperty('error'));
  comeOnline();
  await waitFor(() => expect(outcomes).toHaveLength(2));
  expect(await store.list()).toMatchObject([{ key: 'a1', queued: { error: 'conflict' } }]);
  expect(hasQueuedFlag()).toBe(true);
  stop();
});

test('a draft that is unavailable or refused does not block later drafts', async () => {
  const { network, outbox, save, outcomes } = openOutbox();
  for (const number of [1, 2, 3]) await save(queuedDraft(`a${number}`, number));
  network.meets(503, 403, 403);
  const stop = outbox.start();
  await waitFor(() =>
    expect(outcomes.map(({ key, done }) => [key, done])).toEqual([
      ['a1', false],
      ['a2', false],
      ['a3', true],
    ]),
  );
  stop();
});

test.each([429, 'hang'] as const)('after %s a pass stops, and the next one starts with another draft', async (fate) => {
  const { network, outbox, save, outcomes } = openOutbox({ timeout: 50 });
  for (const number of [1, 2, 3]) await save(queuedDraft(`a${number}`, number));
  network.decide((request) => (request.includes('a1') ? fate : 'answered'));
  const stop = outbox.start();
  await waitFor(() => expect(outcomes.map(({ key }) => key)).toEqual(['a1']));
  comeOnline();
  await waitFor(() => expect(outcomes.map(({ key }) => key)).toEqual(['a1', 'a2', 'a3', 'a1']));
  stop();
});

test('no further draft is sent after the outbox has stopped', async () => {
  const { network, store, outbox, save, outcomes } = openOutbox();
  for (const number of [1, 2]) await save(queuedDraft(`a${number}`, number));
  let stop: () => void = () => undefined;
  network.during(() => Promise.resolve(stop()));
  stop = outbox.start();
  await waitFor(() => expect(outcomes).toMatchObject([{ done: true, key: 'a1' }]));
  await waitFor(() => expect(outbox.sending.get()).toBeUndefined());
  expect(await store.list()).toMatchObject([{ key: 'a2' }]);
});

test('a successful submit also sends the drafts that are waiting', async () => {
  const { network, outbox, save, outcomes } = openOutbox();
  await save(queuedDraft('a1', 1));
  network.meets(429);
  const stop = outbox.start();
  await waitFor(() => expect(outcomes).toMatchObject([{ error: 'too-many' }]));
  await save(draftNamed('a2'));
  await outbox.submit('a2', 'published');
  await waitFor(() =>
    expect(outcomes.slice(1)).toMatchObject([
      { done: true, key: 'a2' },
      { done: true, key: 'a1' },
    ]),
  );
  stop();
});

test('two tabs together send each draft only once, one at a time', async () => {
  const { network, outbox, save, outcomes, notes } = openOutbox();
  const held = installLocks();
  const keys = ['a1', 'a2', 'a3', 'a4'];
  for (const [number, key] of keys.entries()) await save(queuedDraft(key, number));
  const tab = createOutbox(createDraftStore());
  tab.onOutcome((outcome) => outcomes.push(outcome));
  network.during(() => Promise.resolve(expect([outbox, tab].filter(({ sending }) => sending.get())).toHaveLength(1)));
  const stops = [outbox.start(), tab.start()];
  await waitFor(() =>
    expect(outcomes.map(({ key, done }) => [key, done]).sort()).toEqual(keys.map((key) => [key, true])),
  );
  for (const stop of stops) stop();
  expect(await notes()).toHaveLength(4);
  for (const key of keys) expect((await network.reader.getMine(articles, key))?.item.revision).toBe(1);
  expect([...held]).toEqual(expect.arrayContaining(['adp.content.outbox', 'adp.content.outbox.a1']));
});

/** Installs a fake Web Locks API. Returns the names of the locks that were held. */
function installLocks(): ReadonlySet<string> {
  const held = new Set<string>();
  const queues = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>) => {
    held.add(name);
    const turn = (queues.get(name) ?? Promise.resolve()).then(work);
    queues.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return held;
}
