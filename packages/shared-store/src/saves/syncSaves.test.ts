import { resetSession } from '@adp/shared-auth/testing';
import { changeSaves, type DeviceSaves, press, readSaves } from '@adp/shared-ui/saves';
import { installFakeData, signInForTest, type FakeData } from '../testing';
import { removeMemberSaves, syncSaves } from './syncSaves';

const uid = 'amina';
let data: FakeData;

beforeEach(() => {
  switchDevice();
  data = installFakeData();
});

/** Simulates another device, which is new or has `saves`. Returns the saves of the current device. */
function switchDevice(saves: DeviceSaves = {}): DeviceSaves {
  const before = readSaves();
  localStorage.clear();
  sessionStorage.clear();
  if (Object.keys(saves).length > 0) changeSaves(() => saves);
  return before;
}

function pressOn(item: string, saved: boolean): void {
  changeSaves((saves) => ({ ...saves, [item]: press(saves[item], { saved, details: { title: item } }) }));
}

const listSaved = () =>
  Object.entries(readSaves())
    .filter(([, save]) => save.saved)
    .map(([item]) => item)
    .sort();

test('items saved before signing in appear on a second device, without their details', async () => {
  pressOn('opportunities/grant', true);
  pressOn('events/conference', true);
  await syncSaves(uid);
  expect(Object.values(readSaves()).every((save) => save.isStored && save.uid === uid)).toBe(true);
  switchDevice();
  await syncSaves(uid);
  expect(listSaved()).toEqual(['events/conference', 'opportunities/grant']);
  expect(readSaves()['opportunities/grant']).toMatchObject({ reminders: [14, 7, 1], isStored: true });
  expect(readSaves()['opportunities/grant']).not.toHaveProperty('details');
});

test('the last press wins, whichever device synchronizes first', async () => {
  pressOn('articles/a', true);
  await syncSaves(uid);
  const first = switchDevice();
  await syncSaves(uid);
  pressOn('articles/a', false);
  const second = switchDevice(first);
  // After a press on the second device, there are two presses on the first device.
  pressOn('articles/a', false);
  pressOn('articles/a', true);
  await syncSaves(uid);
  const third = switchDevice(second);
  await syncSaves(uid, true);
  expect(listSaved()).toEqual(['articles/a']);
  switchDevice(third);
  await syncSaves(uid, true);
  expect(listSaved()).toEqual(['articles/a']);
});

test('a removal reaches the other devices and leaves no trace on them', async () => {
  pressOn('articles/a', true);
  await syncSaves(uid);
  const first = switchDevice();
  await syncSaves(uid);
  pressOn('articles/a', false);
  await syncSaves(uid);
  expect(readSaves()).toEqual({});
  switchDevice(first);
  await syncSaves(uid);
  expect(readSaves()).toEqual({});
});

test.each(['network', 500, 'lost'] as const)(
  'after a failure (%s), no press is lost, and the next call stores the press',
  async (failure) => {
    pressOn('articles/a', true);
    data.fail(failure);
    await expect(syncSaves(uid)).rejects.toMatchObject({ name: 'DataError' });
    expect(listSaved()).toEqual(['articles/a']);
    data.fail(null);
    await syncSaves(uid);
    switchDevice();
    await syncSaves(uid);
    expect(listSaved()).toEqual(['articles/a']);
  },
);

test('95 saved items are read and stored in batches', async () => {
  for (let index = 0; index < 95; index += 1) pressOn(`articles/a${index}`, true);
  await syncSaves(uid);
  expect(Object.values(readSaves()).every((save) => save.isStored)).toBe(true);
  switchDevice();
  await syncSaves(uid);
  expect(listSaved()).toHaveLength(95);
});

test('one refused press does not hold up the others', async () => {
  pressOn('articles/a', true);
  changeSaves((saves) => ({ ...saves, 'unknown/b': { saved: true, changedAt: '2026-11-01T00:00:00.000Z' } }));
  await expect(syncSaves(uid)).rejects.toMatchObject({ code: 'invalid' });
  expect(readSaves()['articles/a']).toMatchObject({ isStored: true });
  expect(readSaves()['unknown/b']).not.toHaveProperty('isStored');
});

test('a press during the synchronization is not overwritten', async () => {
  pressOn('articles/a', true);
  const syncing = syncSaves(uid);
  pressOn('articles/a', false);
  await syncing;
  expect(listSaved()).toEqual([]);
  await syncSaves(uid);
  switchDevice();
  await syncSaves(uid);
  expect(listSaved()).toEqual([]);
});

test('signing out removes what the account has stored, and another member does not receive the rest', async () => {
  pressOn('articles/stored', true);
  await syncSaves(uid);
  pressOn('articles/waiting', true);
  data.fail('network');
  await expect(syncSaves(uid, true)).rejects.toThrow();
  data.fail(null);
  resetSession({ status: 'signed-out' });
  removeMemberSaves(uid);
  expect(listSaved()).toEqual(['articles/waiting']);
  data.signIn('joseph');
  signInForTest({ ...(await import('../testing')).testUser, uid: 'joseph' });
  await syncSaves('joseph');
  switchDevice();
  await syncSaves('joseph');
  expect(listSaved()).toEqual([]);
});

test('a tab that has just read the account sends only presses', async () => {
  await syncSaves(uid);
  data.fail('network');
  await syncSaves(uid);
  await expect(syncSaves(uid, true)).rejects.toThrow();
});
