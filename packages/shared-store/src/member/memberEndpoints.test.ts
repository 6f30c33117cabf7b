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

/** Another device changes the document. */
async function changeElsewhere(name: string): Promise<void> {
  const other = makeStore();
  // Out of the page: its store does not share what it saves.
  other.dispose();
  await other.update({ uid, changes: { name } });
}

async function readStored() {
  const { data: stored } = await store.read();
  if (!stored) throw new Error('No document.');
  return stored;
}

test('a newcomer has no document, which is not an error', async () => {
  data.signIn('newcomer');
  signInForTest({ ...testUser, uid: 'newcomer' });
  const api = createMemberApi();
  const other = makeMemberStore({ api });
  expect(await other.dispatch(api.endpoints.getMember.initiate('newcomer'))).toMatchObject({ data: null });
  other.dispose();
});

test('a change of some fields leaves the others, and is shown at once, in public pages too', async () => {
  localStorage.clear();
  await store.read();
  await store.update({ uid, changes: { company: 'Institute' } });
  expect(store.member().data?.item).toMatchObject({ name: 'Amina', company: 'Institute' });
  expect(localStorage.getItem('adp.changedAt')).not.toBeNull();
});

test('changes that start together run one after the other', async () => {
  await store.read();
  const results = await Promise.all([
    store.update({ uid, changes: { company: 'Institute' } }),
    store.update({ uid, changes: { position: 'Researcher' } }),
  ]);
  expect(results.map(({ error }) => error)).toEqual([undefined, undefined]);
  expect(store.member().data?.item).toMatchObject({ company: 'Institute', position: 'Researcher' });
});

test('a change of a newer document fails with a conflict, and shows the newer one', async () => {
  await store.read();
  await changeElsewhere('Amina B.');
  const { error } = await store.update({ uid, changes: { company: 'Institute' } });
  expect(error).toMatchObject({ code: 'conflict', retry: false });
  expect(store.member().data?.item).toMatchObject({ name: 'Amina B.', company: 'Lab' });
});

test('a change that overwrites succeeds on a newer document', async () => {
  await store.read();
  await changeElsewhere('Amina B.');
  const { error } = await store.update({ uid, changes: { company: 'Institute' }, onConflict: 'overwrite' });
  expect(error).toBeUndefined();
  expect(store.member().data?.item).toMatchObject({ name: 'Amina B.', company: 'Institute' });
});

test('a form that began from an older document is not saved over the newer one', async () => {
  const before = await readStored();
  await changeElsewhere('Amina B.');
  const user = { ...toUserDraft(before.item), company: 'Institute' };
  expect(await store.save({ uid, user, before })).toMatchObject({ error: { code: 'conflict' } });
  const newer = store.member().data ?? null;
  expect(newer?.item.name).toBe('Amina B.');
  expect(await store.save({ uid, user, before: newer })).toMatchObject({ data: { item: { company: 'Institute' } } });
});

test('what is saved and cannot be read again is shown, and the next change reads it first', async () => {
  await store.read();
  const read = jest.spyOn(data.reader, 'getMine').mockRejectedValueOnce(new Error('no network'));
  await store.update({ uid, changes: { company: 'Institute' } });
  expect(store.member().data?.item.company).toBe('Institute');
  read.mockClear();
  expect(await store.update({ uid, changes: { position: 'Researcher' } })).not.toHaveProperty('error');
  expect(read).toHaveBeenCalledTimes(2);
  expect(store.member().data?.item).toMatchObject({ company: 'Institute', position: 'Researcher' });
});

test('a failed change leaves what was shown, and can be repeated', async () => {
  await store.read();
  data.fail(503);
  const failed = await store.update({ uid, changes: { company: 'Institute' } });
  expect(failed.error).toMatchObject({ code: 'unavailable', retry: true });
  expect(store.member().data?.item.company).toBe('Lab');
  data.fail(null);
  expect(await store.update({ uid, changes: { company: 'Institute' } })).not.toHaveProperty('error');
});

test('a session that began before the member signed out everywhere is ended', async () => {
  const signedOutBefore = new Date('2026-02-01T00:00:00Z');
  await store.read();
  expect(endSessionBefore).not.toHaveBeenCalled();
  await store.update({ uid, changes: { signedOutBefore } });
  // The device that did it ends its session itself.
  expect(endSessionBefore).not.toHaveBeenCalled();
  await store.read();
  expect(endSessionBefore).toHaveBeenCalledWith(signedOutBefore);
});
