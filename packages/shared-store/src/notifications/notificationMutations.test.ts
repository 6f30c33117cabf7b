/** @jest-environment node */
import type { Notification } from '@adp/shared-data/notification';
import { smallestNotification, type FakeData } from '@adp/shared-data/testing';
import { createMemberApi } from '../createMemberApi';
import { makeMemberStore } from '../store/makeMemberStore';
import { installFakeData, memberDocuments, replaceMemberData, signInForTest, testUser } from '../testing';
import { MAX_UNREAD } from './notificationEndpoints';

const uid = testUser.uid;
const list = { uid, visit: 'a' };

function manyNotifications(count: number, change: (index: number) => Partial<Notification> = () => ({})) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `notifications/n${String(index).padStart(3, '0')}`,
      { ...smallestNotification, uid, createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)), ...change(index) },
    ]),
  );
}

function makeStore() {
  const api = createMemberApi();
  const { dispatch, getState, dispose } = makeMemberStore({ api });
  const { endpoints } = api;
  return {
    endpoints,
    dispatch,
    dispose,
    open: () => dispatch(endpoints.getNotifications.initiate(list)),
    more: () => dispatch(endpoints.getNotifications.initiate(list, { direction: 'forward' })),
    entries: () =>
      endpoints.getNotifications
        .select(list)(getState())
        .data?.pages.flatMap(({ items }) => items) ?? [],
    unread: () => endpoints.getUnreadCount.select(uid)(getState()).data,
    count: () => dispatch(endpoints.getUnreadCount.initiate(uid)),
  };
}

let data: FakeData;
let store: ReturnType<typeof makeStore>;
function start(count: number, change?: (index: number) => Partial<Notification>) {
  data = installFakeData({ documents: { ...memberDocuments(), ...manyNotifications(count, change) } });
  store = makeStore();
}
afterEach(() => {
  store.dispose();
  replaceMemberData(undefined);
  signInForTest(null);
});

test('a list is loaded page by page, newest first, until its end', async () => {
  start(30);
  await store.open();
  expect([store.entries().length, store.entries()[0]?.id]).toEqual([24, 'n029']);
  await store.more();
  expect(store.entries()).toHaveLength(30);
  const { hasNextPage } = await store.more();
  expect([store.entries().length, hasNextPage]).toEqual([30, false]);
});

test('a failed page does not affect earlier pages and can be retried', async () => {
  start(30);
  await store.open();
  data.fail(503);
  expect((await store.more()).error).toMatchObject({ code: 'unavailable', retry: true });
  expect(store.entries()).toHaveLength(24);
  data.fail(null);
  await store.more();
  expect(store.entries()).toHaveLength(30);
});

test('an invalid cursor in the URL shows the newest notifications', async () => {
  start(3);
  const { data: shown } = await store.dispatch(
    store.endpoints.getNotifications.initiate({ uid, after: 'of another time' }),
  );
  expect(shown?.pages[0]?.items).toHaveLength(3);
});

test('marking a notification is shown immediately, and the count changes in every store', async () => {
  start(3);
  const header = makeStore();
  await header.count();
  await store.open();
  const marking = store.dispatch(store.endpoints.markNotification.initiate({ uid, id: 'n001', read: true }));
  expect(store.entries().find(({ id }) => id === 'n001')?.read).toBe(true);
  await marking;
  expect([store.unread(), header.unread()]).toEqual([2, 2]);
  header.dispose();
});

test('a failed attempt to mark a notification is reverted and does not change the count', async () => {
  start(3);
  await store.count();
  await store.open();
  data.fail(503);
  const { error } = await store.dispatch(store.endpoints.markNotification.initiate({ uid, id: 'n001', read: true }));
  expect(error).toMatchObject({ code: 'unavailable' });
  expect([store.entries().find(({ id }) => id === 'n001')?.read, store.unread()]).toEqual([false, 3]);
});

test('at the maximum count, marking a notification counts again', async () => {
  start(MAX_UNREAD + 2);
  const count = await store.count();
  expect(count.data).toBe(MAX_UNREAD);
  for (const id of ['n000', 'n001', 'n002'])
    await store.dispatch(store.endpoints.markNotification.initiate({ uid, id, read: true }));
  await new Promise(process.nextTick);
  await store.dispatch(store.endpoints.getUnreadCount.initiate(uid));
  expect(store.unread()).toBe(MAX_UNREAD - 1);
});

test('"mark all" marks notifications that are not loaded too, in commits of 25, and the undo reverts the same notifications', async () => {
  start(60, (index) => ({ read: index % 10 === 0 }));
  await store.open();
  const mark = jest.spyOn(data.writer, 'markRead');
  const all = await store.dispatch(store.endpoints.markAllNotificationsRead.initiate(uid));
  const ids = all.data?.ids ?? [];
  expect([ids.length, mark.mock.calls.map(([some]) => some.length), store.unread()]).toEqual([54, [25, 25, 4], 0]);
  expect(store.entries().every(({ read }) => read)).toBe(true);
  await store.dispatch(store.endpoints.markNotificationsUnread.initiate({ uid, ids }));
  expect([
    store
      .entries()
      .filter(({ read }) => read)
      .map(({ id }) => id),
    store.unread(),
  ]).toEqual([['n050', 'n040'], MAX_UNREAD]);
});

test('an incomplete "mark all" reports which notifications were marked', async () => {
  start(60);
  await store.open();
  const { markRead } = data.writer;
  jest
    .spyOn(data.writer, 'markRead')
    .mockImplementationOnce(markRead)
    .mockRejectedValueOnce(new TypeError('no network'));
  const { error } = await store.dispatch(store.endpoints.markAllNotificationsRead.initiate(uid));
  expect(error).toMatchObject({ code: 'unavailable', ids: { length: 25 } });
});

test.each([
  ['enabled', true, 1],
  ['disabled', false, 0],
])('with notifications about content %s, addNotification respects that choice', async (_, inApp, written) => {
  const channels = { inApp: true };
  const notificationPrefs = { account: channels, content: { inApp }, deadlines: channels };
  data = installFakeData({ documents: memberDocuments({ notificationPrefs }) });
  store = makeStore();
  await store.dispatch(store.endpoints.getMember.initiate(uid));
  await store.dispatch(
    store.endpoints.addNotification.initiate({ uid, topic: 'content', event: 'deleted', title: 'A title' }),
  );
  await store.open();
  expect(store.entries()).toHaveLength(written);
});
