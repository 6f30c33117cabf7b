import type { FakeData } from '@adp/shared-data/testing';
import { createMemberApi } from '../createMemberApi';
import { makeMemberStore } from '../store/makeMemberStore';
import { installFakeData, memberDocuments, replaceMemberData, signInForTest, testUser } from '../testing';
import { toUserDraft } from './memberDocument';

const uid = testUser.uid;
const endSessionBefore = jest.fn<Promise<void>, [Date]>();
jest.mock('@adp/shared-auth', () => ({
  ...jest.requireActual<object>('@adp/shared-auth'),
  loadIdentity: () => Promise.resolve({ endSessionBefore }),
}));

let data: FakeData;
let store: ReturnType<typeof makeStore>;
function makeStore() {
  const api = createMemberApi();
  const { dispatch, getState, dispose } = makeMemberStore({ api });
  const { getMember, saveMember, updateMember } = api.endpoints;
  return {
    dispose,
    member: () => getMember.select(uid)(getState()),
    read: () => dispatch(getMember.initiate(uid, { forceRefetch: true })),
    save: (arg: Parameters<typeof saveMember.initiate>[0]) => dispatch(saveMember.initiate(arg)),
    update: (arg: Parameters<typeof updateMember.initiate>[0]) => dispatch(updateMember.initiate(arg)),
  };
}

beforeEach(() => {
  endSessionBefore.mockReset();
  data = installFakeData({ documents: memberDocuments({ name: 'Amina', company: 'Lab' }) });
  store = makeStore();
});
afterEach(() => {
  store.dispose();
  replaceMemberData(undefined);
  signInForTest(null);
});

/** Changes the document as another device would. */
async function changeElsewhere(name: string): Promise<void> {
  const otherDevice = makeStore();
  // Dispose the store, so that it does not synchronize with the other stores on the page.
  otherDevice.dispose();
  await otherDevice.update({ uid, changes: { name } });
}

async function readStored() {
  const { data: stored } = await store.read();
  if (!stored) throw new Error('No document.');
  return stored;
}

test('a new member without a document is not an error', async () => {
  data.signIn('newcomer');
  signInForTest({ ...testUser, uid: 'newcomer' });
  const api = createMemberApi();
  const newMemberStore = makeMemberStore({ api });
  expect(await newMemberStore.dispatch(api.endpoints.getMember.initiate('newcomer'))).toMatchObject({ data: null });
  newMemberStore.dispose();
});

test('an update changes only the given fields and is shown immediately, even on public pages', async () => {
  localStorage.clear();
  await store.read();
  await store.update({ uid, changes: { company: 'Institute' } });
  expect(store.member().data?.item).toMatchObject({ name: 'Amina', company: 'Institute' });
  expect(localStorage.getItem('adp.changedAt')).not.toBeNull();
});

test('concurrent changes run in sequence', async () => {
  await store.read();
  const results = await Promise.all([
    store.update({ uid, changes: { company: 'Institute' } }),
    store.update({ uid, changes: { position: 'Researcher' } }),
  ]);
  expect(results.map(({ error }) => error)).toEqual([undefined, undefined]);
  expect(store.member().data?.item).toMatchObject({ company: 'Institute', position: 'Researcher' });
});

test('an update of an outdated document fails with a conflict and shows the newer document', async () => {
  await store.read();
  await changeElsewhere('Amina B.');
  const { error } = await store.update({ uid, changes: { company: 'Institute' } });
  expect(error).toMatchObject({ code: 'conflict', retry: false });
  expect(store.member().data?.item).toMatchObject({ name: 'Amina B.', company: 'Lab' });
});

test('an update with `overwrite` succeeds on a newer document', async () => {
  await store.read();
  await changeElsewhere('Amina B.');
  const { error } = await store.update({ uid, changes: { company: 'Institute' }, onConflict: 'overwrite' });
  expect(error).toBeUndefined();
  expect(store.member().data?.item).toMatchObject({ name: 'Amina B.', company: 'Institute' });
});

test('a form that was opened with an outdated document does not overwrite the newer one', async () => {
  const before = await readStored();
  await changeElsewhere('Amina B.');
  const user = { ...toUserDraft(before.item), company: 'Institute' };
  expect(await store.save({ uid, user, before })).toMatchObject({ error: { code: 'conflict' } });
  const newer = store.member().data ?? null;
  expect(newer?.item.name).toBe('Amina B.');
  expect(await store.save({ uid, user, before: newer })).toMatchObject({ data: { item: { company: 'Institute' } } });
});

test('a saved document that cannot be read again is shown, and is read before the next update', async () => {
  await store.read();
  const read = jest.spyOn(data.reader, 'getMine').mockRejectedValueOnce(new Error('no network'));
  await store.update({ uid, changes: { company: 'Institute' } });
  expect(store.member().data?.item.company).toBe('Institute');
  read.mockClear();
  expect(await store.update({ uid, changes: { position: 'Researcher' } })).not.toHaveProperty('error');
  expect(read).toHaveBeenCalledTimes(2);
  expect(store.member().data?.item).toMatchObject({ company: 'Institute', position: 'Researcher' });
});

test('a failed update does not change the page and can be repeated', async () => {
  await store.read();
  data.fail(503);
  const failed = await store.update({ uid, changes: { company: 'Institute' } });
  expect(failed.error).toMatchObject({ code: 'unavailable', retry: true });
  expect(store.member().data?.item.company).toBe('Lab');
  data.fail(null);
  expect(await store.update({ uid, changes: { company: 'Institute' } })).not.toHaveProperty('error');
});

test('a session that began before the member signed out on all devices ends', async () => {
  const signedOutBefore = new Date('2026-02-01T00:00:00Z');
  await store.read();
  expect(endSessionBefore).not.toHaveBeenCalled();
  await store.update({ uid, changes: { signedOutBefore } });
  // The device that signs out on all devices ends its own session separately.
  expect(endSessionBefore).not.toHaveBeenCalled();
  await store.read();
  expect(endSessionBefore).toHaveBeenCalledWith(signedOutBefore);
});
