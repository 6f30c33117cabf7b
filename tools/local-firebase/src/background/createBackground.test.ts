/** @jest-environment node */
import { createDeniedRequests } from '../rules/deniedRequests';
import { createFirestore } from '../firestore/createFirestore';
import { type BackgroundWork, createBackground, type DocumentEvent } from './createBackground';

const statuses: string[] = [];
let stop: () => Promise<void> = () => Promise.resolve();
afterEach(async () => {
  await stop();
  statuses.length = 0;
  jest.useRealTimers();
});

const root = 'projects/demo-test/databases/(default)/documents';

function start(work: BackgroundWork) {
  const background = createBackground(work, { onStatus: (sentence) => statuses.push(sentence) });
  ({ stop } = background);
  background.start();
  const firestore = createFirestore({
    projectId: 'demo-test',
    rules: undefined,
    indexes: undefined,
    deniedRequests: createDeniedRequests(),
    onCommit: background.onCommit,
  });
  const commit = (...writes: readonly object[]) =>
    firestore.service.answer({
      method: 'POST',
      url: new URL(`http://127.0.0.1/v1/${root}:commit`),
      headers: { authorization: 'Bearer owner' },
      body: Buffer.from(JSON.stringify({ writes })),
    });
  return { background, firestore, commit };
}

const put = (path: string, n: number) => ({ update: { name: `${root}/${path}`, fields: { n: { integerValue: n } } } });

test('a commit triggers the functions for its documents, with the states before and after', async () => {
  const events: DocumentEvent[] = [];
  const run = (event: DocumentEvent) => Promise.resolve(void events.push(event));
  const { background, commit } = start({ triggers: { seen: { document: 'a/{id}/b/{other}', run } } });
  await commit(put('a/one', 1), put('a/one/b/two', 1), put('a/one/b/two/c/three', 1));
  await commit(put('a/one/b/two', 2));
  // A write that changes nothing must not trigger a function.
  await commit(put('a/one/b/two', 2));
  await commit({ delete: `${root}/a/one/b/two` });
  expect(events).toEqual([]);
  await background.whenIdle();
  expect(events.map(({ path, before, after }) => [path, before?.fields['n'], after?.fields['n']])).toEqual([
    ['a/one/b/two', undefined, { integerValue: '1' }],
    ['a/one/b/two', { integerValue: '1' }, { integerValue: '2' }],
    ['a/one/b/two', { integerValue: '2' }, undefined],
  ]);
  expect(new Set(events.map(({ id }) => id)).size).toBe(3);
  expect(events[0]?.time).toBe(events[0]?.after?.updateTime);
});

test('a denied commit and a write by the platform trigger nothing', async () => {
  const run = jest.fn(() => Promise.resolve());
  const { background, firestore, commit } = start({ triggers: { seen: { document: 'a/{id}', run } } });
  await commit({ ...put('a/one', 1), currentDocument: { exists: true } });
  firestore.put('a/one', {});
  await background.whenIdle();
  expect(run).not.toHaveBeenCalled();
});

test('a failed event is retried with the same ID until retries run out, with a message for each failure', async () => {
  const ids: string[] = [];
  const run = ({ id }: DocumentEvent) => {
    ids.push(id);
    return Promise.reject(new Error('No answer.'));
  };
  const { background, commit } = start({ triggers: { seen: { document: 'a/{id}', run } }, retryDelays: [1, 1] });
  await commit(put('a/one', 1));
  await background.whenIdle();
  expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
  expect(statuses).toEqual([
    'seen, a/one failed: No answer. It will be retried.',
    'seen, a/one failed: No answer. It will be retried.',
    'seen, a/one failed: No answer. It will not be retried.',
  ]);
  expect(background.failures()).toEqual(statuses);
});

test('an event can be delivered twice', async () => {
  const ids: string[] = [];
  const run = ({ id }: DocumentEvent) => Promise.resolve(void ids.push(id));
  const { background, commit } = start({ triggers: { seen: { document: 'a/{id}', run } }, deliveries: 2 });
  await commit(put('a/one', 1));
  await background.whenIdle();
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test('a reset aborts running work without retrying it', async () => {
  const signals: AbortSignal[] = [];
  let onStart: () => void = () => undefined;
  const started = new Promise<void>((done) => (onStart = done));
  const run = (_: DocumentEvent, signal: AbortSignal) => {
    signals.push(signal);
    onStart();
    return new Promise<void>((_done, fail) => {
      signal.addEventListener('abort', () => fail(new Error('Ended.')));
    });
  };
  const { background, commit } = start({ triggers: { seen: { document: 'a/{id}', run } }, retryDelays: [0] });
  await commit(put('a/one', 1));
  await started;
  background.clear();
  await background.whenIdle();
  expect([signals.length, statuses]).toEqual([1, []]);
});

test('a reset drops waiting work, and a stop waits for running work', async () => {
  let finish: () => void = () => undefined;
  let onStart: () => void = () => undefined;
  const started = new Promise<void>((done) => (onStart = done));
  const run = jest.fn(() => {
    onStart();
    return new Promise<void>((done) => (finish = done));
  });
  const { background, commit } = start({ triggers: { seen: { document: 'a/{id}', run } } });
  await commit(put('a/one', 1));
  background.clear();
  await background.whenIdle();
  expect(run).not.toHaveBeenCalled();
  await commit(put('a/one', 2));
  await started;
  const stopped = jest.fn();
  const ending = background.stop().then(stopped);
  await new Promise(setImmediate);
  expect([run.mock.calls.length, stopped.mock.calls.length]).toEqual([1, 0]);
  finish();
  await ending;
});

test('schedules run at their intervals, or when a test runs them', async () => {
  jest.useFakeTimers();
  const run = jest.fn(() => Promise.resolve());
  start({ schedules: { tick: { everyMinutes: 2, run } } });
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  expect(run).toHaveBeenCalledTimes(2);
  await stop();
  expect(jest.getTimerCount()).toBe(0);
  run.mockClear();
  const { background } = start({ schedules: { tick: { everyMinutes: 1, run } }, clock: 'moved' });
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  expect(run).not.toHaveBeenCalled();
  await background.runSchedules(new Date('2030-01-01T00:00:00Z'));
  expect(run).toHaveBeenCalledWith(expect.objectContaining({ time: '2030-01-01T00:00:00.000Z' }));
});
