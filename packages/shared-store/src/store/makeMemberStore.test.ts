/** @jest-environment node */
import type { FakeData } from '@adp/shared-data/testing';
import { createSlice } from '../index';
import { toResult } from '../baseApi';
import { createMemberApi } from '../createMemberApi';
import { installFakeData, memberDocuments, replaceMemberData, signInForTest, testUser } from '../testing';
import { makeMemberStore } from './makeMemberStore';
import { memberChanged } from './memberSession';
import { getKnownMember, loadMember } from './syncStores';

const uid = testUser.uid;
const notes = createSlice({
  name: 'notes',
  initialState: { texts: ['mine'] as readonly string[] },
  reducers: {},
  extraReducers: (builder) => builder.addCase(memberChanged, () => ({ texts: [] })),
  selectors: { selectTexts: ({ texts }) => texts },
});

const stores: { readonly dispose: () => void }[] = [];
function makeStore() {
  const api = createMemberApi();
  const store = makeMemberStore({ api, slices: [notes] });
  stores.push(store);
  return {
    api,
    ...store,
    member: () => api.endpoints.getMember.select(uid)(store.getState()),
    unread: () => api.endpoints.getUnreadCount.select(uid)(store.getState()).data,
  };
}

let data: FakeData;
let reads: jest.SpyInstance;
beforeEach(() => {
  data = installFakeData({ documents: memberDocuments({ name: 'Amina' }) });
  reads = jest.spyOn(data.reader, 'getMine');
});
afterEach(() => {
  for (const { dispose } of stores.splice(0)) dispose();
  replaceMemberData(undefined);
  signInForTest(null);
});

test('the store has the endpoints and slices that an app adds', async () => {
  const api = createMemberApi().injectEndpoints({
    endpoints: (build) => ({
      getTitle: build.query<string, string>({
        queryFn: (id) => toResult(() => Promise.resolve(`Title of ${id}`)),
        providesTags: ['MyItem'],
      }),
    }),
  });
  const store = makeMemberStore({ api, slices: [notes] });
  stores.push(store);
  await store.dispatch(api.endpoints.getTitle.initiate('a1'));
  expect(api.endpoints.getTitle.select('a1')(store.getState()).data).toBe('Title of a1');
  expect(notes.selectors.selectTexts(store.getState())).toEqual(['mine']);
});

test('two stores on a page read the document only once', async () => {
  const [shell, app] = [makeStore(), makeStore()];
  await Promise.all([
    shell.dispatch(shell.api.endpoints.getMember.initiate(uid)),
    app.dispatch(app.api.endpoints.getMember.initiate(uid)),
  ]);
  expect([shell.member().data?.item.name, app.member().data?.item.name]).toEqual(['Amina', 'Amina']);
  expect(reads).toHaveBeenCalledTimes(1);
});

test('a store created later has the data of the earlier stores', async () => {
  const shell = makeStore();
  await shell.dispatch(shell.api.endpoints.getMember.initiate(uid));
  const app = makeStore();
  await app.dispatch(app.api.endpoints.getMember.initiate(uid));
  expect(app.member().data?.item.name).toBe('Amina');
  expect(reads).toHaveBeenCalledTimes(1);
});

test('code outside components uses the document of a store, or reads it once', async () => {
  expect(getKnownMember(uid)).toBeUndefined();
  expect((await Promise.all([loadMember(uid), loadMember(uid)])).map((member) => member?.item.name)).toEqual([
    'Amina',
    'Amina',
  ]);
  const store = makeStore();
  await store.dispatch(store.api.endpoints.getMember.initiate(uid));
  expect([getKnownMember(uid)?.item.name, (await loadMember(uid))?.item.name]).toEqual(['Amina', 'Amina']);
  expect(reads).toHaveBeenCalledTimes(1);
});

test('a document loaded outside components reaches every store on the page', async () => {
  const [shell, app] = [makeStore(), makeStore()];
  await loadMember(uid);
  await app.dispatch(app.api.endpoints.getMember.initiate(uid));
  expect([shell.member().data?.item.name, app.member().data?.item.name]).toEqual(['Amina', 'Amina']);
  expect(reads).toHaveBeenCalledTimes(1);
});

test('a document that arrives after its member has signed out does not reach the next session', async () => {
  const loading = loadMember(uid);
  signInForTest(null);
  await loading;
  signInForTest(testUser);
  expect(makeStore().member().data).toBeUndefined();
});

test('all stores show a change saved in one store', async () => {
  const [shell, app] = [makeStore(), makeStore()];
  await shell.dispatch(shell.api.endpoints.getMember.initiate(uid));
  await app.dispatch(app.api.endpoints.updateMember.initiate({ uid, changes: { name: 'Amina B.' } }));
  expect([shell.member().data?.item.name, app.member().data?.item.name]).toEqual(['Amina B.', 'Amina B.']);
});

test.each([
  ['signs out', null],
  ['changes', { ...testUser, uid: 'binta' }],
])('a store removes all data when its member %s', async (_, user) => {
  const [shell, app] = [makeStore(), makeStore()];
  await shell.dispatch(shell.api.endpoints.getMember.initiate(uid));
  signInForTest(user);
  expect([shell.member().data, app.member().data]).toEqual([undefined, undefined]);
  expect(notes.selectors.selectTexts(shell.getState())).toEqual([]);
});

test('data that arrives after the member has signed out is not shown', async () => {
  const store = makeStore();
  const reading = store.dispatch(store.api.endpoints.getMember.initiate(uid));
  signInForTest(null);
  await reading;
  expect(store.member().data).toBeUndefined();
});

test('a disposed store no longer receives data from other stores', async () => {
  const [shell, app] = [makeStore(), makeStore()];
  app.dispose();
  await shell.dispatch(shell.api.endpoints.getMember.initiate(uid));
  expect(app.member().data).toBeUndefined();
});

test('a failed read has a serializable error and can be retried', async () => {
  const store = makeStore();
  data.fail(503);
  await store.dispatch(store.api.endpoints.getMember.initiate(uid));
  expect(store.member()).toMatchObject({ isError: true, error: { code: 'unavailable', retry: true } });
  data.fail(null);
  await store.dispatch(store.api.endpoints.getMember.initiate(uid, { forceRefetch: true }));
  expect(store.member()).toMatchObject({ isSuccess: true, data: { item: { name: 'Amina' } } });
});
