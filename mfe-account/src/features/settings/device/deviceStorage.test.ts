import { emptyDevice, keysIn, opened, storeDrafts } from '../../../testing/draftDatabase';
import { clearMemberDrafts, clearStored, readStoredParts } from './deviceStorage';

const content = 'adp.content.drafts';
const countBytes = (drafts: readonly object[]) =>
  drafts.reduce((sum, draft) => sum + new TextEncoder().encode(JSON.stringify(draft)).length, 0);
const drafts = [
  { key: 'a', owner: 'u1', values: { title: 'é' } },
  { key: 'b', owner: 'u2', values: {} },
  { key: 'c', owner: null, values: {} },
];
const names = async () => (await indexedDB.databases()).map(({ name }) => name);

beforeEach(() => {
  localStorage.clear();
  emptyDevice();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Removes `indexedDB.databases`, which Firefox lacks before version 126. */
function hideNames() {
  const whole = indexedDB;
  jest.replaceProperty(globalThis, 'indexedDB', { open: (name: string) => whole.open(name) } as IDBFactory);
}

test('stored keys are grouped by purpose, and sizes are in bytes', async () => {
  localStorage.setItem('adp.account.draft.u1.profile', 'é');
  localStorage.setItem('adp.content.draft.u1.article', 'x');
  localStorage.setItem('adp.toastTime', 'keep');
  localStorage.setItem('firebase:authUser:key', '{}');
  localStorage.setItem('elsewhere', '1');
  expect(await readStoredParts()).toEqual([
    { group: 'drafts', count: 2, bytes: 59 },
    { group: 'settings', count: 1, bytes: 17 },
    { group: 'session', count: 1, bytes: 23 },
  ]);
});

test('drafts in databases are counted together with drafts in local storage', async () => {
  await storeDrafts(content, drafts);
  await storeDrafts('adp.other.drafts', drafts.slice(0, 1));
  await storeDrafts('adp.a.b.drafts', drafts);
  await storeDrafts('somebody.drafts', drafts);
  await storeDrafts('adp.foreign.drafts', drafts, 'something');
  const inDatabases = countBytes([...drafts, ...drafts.slice(0, 1)]);
  expect(await readStoredParts()).toEqual([{ group: 'drafts', count: 4, bytes: inDatabases }]);
  localStorage.setItem('adp.content.draft.d', '{}');
  expect(await readStoredParts()).toEqual([{ group: 'drafts', count: 5, bytes: inDatabases + 21 }]);
});

test('clears only the chosen group and keeps databases that other pages use', async () => {
  localStorage.setItem('adp.account.draft.u2.profile', '1');
  localStorage.setItem('adp.saveData', '1');
  await storeDrafts(content, drafts);
  await storeDrafts('adp.foreign.drafts', drafts, 'something');
  await clearStored('settings');
  expect(Object.keys(localStorage)).toEqual(['adp.account.draft.u2.profile']);
  expect(await keysIn(content)).toHaveLength(3);
  const elsewhere = await opened(content);
  await clearStored('drafts');
  expect(await readStoredParts()).toEqual([]);
  expect(await keysIn(content)).toEqual([]);
  expect(await keysIn('adp.foreign.drafts', 'something')).toHaveLength(3);
  elsewhere.close();
});

test('clears the drafts of one member only, found by key or owner', async () => {
  localStorage.setItem('adp.account.draft.u1.profile', '1');
  localStorage.setItem('adp.account.draft.u2.profile', '1');
  localStorage.setItem('adp.content.draft.a', JSON.stringify(drafts[0]));
  localStorage.setItem('adp.content.draft.b', JSON.stringify(drafts[1]));
  localStorage.setItem('adp.content.draft.c', JSON.stringify(drafts[2]));
  localStorage.setItem('adp.content.draft.d', '{');
  localStorage.setItem('adp.saveData', '1');
  await storeDrafts(content, drafts);
  await clearMemberDrafts('u1');
  expect(Object.keys(localStorage).sort()).toEqual([
    'adp.account.draft.u2.profile',
    'adp.content.draft.b',
    'adp.content.draft.c',
    'adp.content.draft.d',
    'adp.saveData',
  ]);
  expect(await keysIn(content)).toEqual(['b', 'c']);
});

test('browsers that cannot list databases use the known database and create none', async () => {
  hideNames();
  expect(await readStoredParts()).toEqual([]);
  await clearStored('drafts');
  jest.restoreAllMocks();
  expect(await names()).toEqual([]);
  await storeDrafts(content, drafts);
  hideNames();
  expect(await readStoredParts()).toEqual([{ group: 'drafts', count: 3, bytes: countBytes(drafts) }]);
});

test('does not upgrade a database and does not block an upgrade', async () => {
  await storeDrafts(content, drafts);
  await readStoredParts();
  await clearMemberDrafts('nobody');
  // Opening the next version waits until every other connection is closed.
  (await opened(content, undefined, 7)).close();
  expect(await readStoredParts()).toMatchObject([{ count: 3 }]);
  const databases = await indexedDB.databases();
  expect(databases).toEqual([{ name: content, version: 7 }]);
});

test('a blocked database does not delay the other databases', async () => {
  await storeDrafts('adp.a.drafts', drafts.slice(0, 1));
  await storeDrafts('adp.b.drafts', drafts.slice(0, 1));
  const held = await opened('adp.a.drafts');
  const upgrade = opened('adp.a.drafts', undefined, 2);
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const listed = jest.fn();
  const parts = readStoredParts().then(listed);
  while (listed.mock.calls.length === 0) await jest.advanceTimersByTimeAsync(500);
  await parts;
  expect(listed.mock.calls).toMatchObject([[[{ group: 'drafts', count: 1 }]]]);
  held.close();
  (await upgrade).close();
  // A connection that opens late must not block the next upgrade.
  (await opened('adp.a.drafts', undefined, 3)).close();
});

test('forbidden databases or storage cause no error', async () => {
  localStorage.setItem('adp.content.draft.a', JSON.stringify(drafts[0]));
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  jest.spyOn(indexedDB, 'databases').mockImplementation(forbidden);
  expect(await readStoredParts()).toMatchObject([{ group: 'drafts', count: 1 }]);
  jest.spyOn(indexedDB, 'databases').mockResolvedValue([{ name: content, version: 1 }]);
  jest.spyOn(indexedDB, 'open').mockImplementation(forbidden);
  expect(await readStoredParts()).toMatchObject([{ group: 'drafts', count: 1 }]);
  await clearMemberDrafts('u1');
  expect(localStorage).toHaveLength(0);
  jest.spyOn(Storage.prototype, 'key').mockImplementation(forbidden);
  localStorage.setItem('adp.saveData', '1');
  expect(await readStoredParts()).toBeUndefined();
});
