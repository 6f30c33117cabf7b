import { forceCloseDatabase } from 'fake-indexeddb';
import { createDraftStore } from './createDraftStore';
import { allWorks, emptyDevice, newDraft, records, titled } from './testing/device';

beforeEach(emptyDevice);
afterEach(() => {
  allWorks();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Delays every attempt to open the database. Returns a function that lets them continue. */
function hangOpening(): () => void {
  const { open } = IDBFactory.prototype;
  const waiting: (() => void)[] = [];
  indexedDB.open = (...openArguments) => {
    const request: IDBOpenDBRequest = Reflect.apply(open, indexedDB, openArguments);
    const { dispatchEvent } = request;
    request.dispatchEvent = (event) => {
      waiting.push(() => Reflect.apply(dispatchEvent, request, [event]));
      return true;
    };
    return request;
  };
  return () => {
    Reflect.deleteProperty(indexedDB, 'open');
    for (const answer of waiting) answer();
  };
}

function connections(): IDBDatabase[] {
  const opened: IDBDatabase[] = [];
  const { transaction } = IDBDatabase.prototype;
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...transactionArguments
  ) {
    opened.push(this);
    return Reflect.apply(transaction, this, transactionArguments);
  });
  return opened;
}

test('opening the database times out after three seconds, and a database that opens later is still used', async () => {
  await createDraftStore().save(newDraft({ key: 'before' }));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const goOn = hangOpening();
  const store = createDraftStore();
  const listener = jest.fn();
  store.subscribe(listener);
  const keeping = store.save(newDraft());
  await jest.advanceTimersByTimeAsync(2_999);
  expect(localStorage).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  const { draft, where } = await keeping;
  expect([where, localStorage.length]).toEqual(['device', 1]);
  // Later calls do not wait for the timeout again.
  expect(await store.list()).toEqual([draft]);
  jest.useRealTimers();
  listener.mockClear();
  const notified = new Promise((resolve) => listener.mockImplementation(resolve));
  goOn();
  await notified;
  expect((await store.list()).map(({ key }) => key)).toEqual(['a1', 'before']);
  expect(await records()).toHaveLength(2);
  expect(localStorage).toHaveLength(0);
});

test('the connection closes while another page upgrades the database, and opens again afterwards', async () => {
  const store = createDraftStore();
  const { draft } = await store.save(newDraft());
  const request = indexedDB.open('adp.content.drafts', 2);
  const blocked = jest.fn();
  request.onblocked = blocked;
  await new Promise((resolve) => request.addEventListener('success', resolve));
  expect(blocked).not.toHaveBeenCalled();
  expect(await store.save(titled(draft, 'Two'))).toMatchObject({ forked: false, where: 'device' });
  request.result.close();
  expect((await createDraftStore().get('a1'))?.values.title).toBe('Two');
  expect(localStorage).toHaveLength(0);
});

test('a deleted database is created again', async () => {
  const store = createDraftStore();
  const { draft } = await store.save(newDraft());
  const request = indexedDB.deleteDatabase('adp.content.drafts');
  await new Promise((resolve) => request.addEventListener('success', resolve));
  expect(await store.list()).toEqual([]);
  expect(await store.save(draft)).toMatchObject({ forked: false, draft: { key: 'a1', rev: 2 } });
  expect(await records()).toHaveLength(1);
});

test('the object store is created in an empty database', async () => {
  const request = indexedDB.open('adp.content.drafts');
  await new Promise((resolve) => request.addEventListener('success', resolve));
  request.result.close();
  await createDraftStore().save(newDraft());
  expect(await createDraftStore().list()).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
});

test('a connection that the browser terminates is opened again', async () => {
  const opened = connections();
  const store = createDraftStore();
  const { draft } = await store.save(newDraft());
  for (const database of new Set(opened)) Reflect.apply(forceCloseDatabase, undefined, [database]);
  expect((await store.save(titled(draft, 'Two'))).where).toBe('device');
  expect((await store.get('a1'))?.values.title).toBe('Two');
  expect(localStorage).toHaveLength(0);
});

test('a connection that is lost without an event is opened again', async () => {
  const opened = connections();
  const store = createDraftStore();
  await store.save(newDraft());
  opened[0]?.close();
  expect((await store.get('a1'))?.rev).toBe(1);
  opened.at(-1)?.close();
  expect(await store.save(newDraft({ rev: 1 }))).toMatchObject({ draft: { rev: 2 }, forked: false });
  expect(localStorage).toHaveLength(0);
});

test('a transaction that never ends times out', async () => {
  const store = createDraftStore();
  await store.save(newDraft());
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const get = jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => new IDBRequest());
  const keeping = store.save(newDraft({ rev: 1 }));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await keeping).toMatchObject({ where: 'device', draft: { rev: 2 } });
  await jest.advanceTimersByTimeAsync(10_000);
  get.mockRestore();
  jest.useRealTimers();
  expect((await store.list()).map(({ key, rev }) => [key, rev])).toEqual([['a1', 2]]);
});

test('reports a save only when the draft is on disk', async () => {
  const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
  const commit = jest.spyOn(IDBTransaction.prototype, 'commit');
  await createDraftStore().save(newDraft());
  expect(transaction).toHaveBeenCalledWith('drafts', 'readwrite', { durability: 'strict' });
  expect(commit).toHaveBeenCalledTimes(1);
});

test('works in older browsers without `commit()`', async () => {
  const { commit } = IDBTransaction.prototype;
  Reflect.deleteProperty(IDBTransaction.prototype, 'commit');
  expect((await createDraftStore().save(newDraft())).where).toBe('device');
  IDBTransaction.prototype.commit = commit;
  expect(localStorage).toHaveLength(0);
});
