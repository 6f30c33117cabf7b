import { resetSession } from '@adp/shared-auth/testing';
import { articles } from '@adp/shared-data/article';
import { notifications } from '@adp/shared-data/notification';
import { createFakeData, smallestUser, type FakeData } from '@adp/shared-data/testing';
import { waitFor } from '@testing-library/react';
import { storedSample } from '../testing/samples';
import { replaceMemberData } from './memberData';
import { changeStatus, deleteItem, type MyItem } from './myItems';

const uid = 'amina-uid';
const item: MyItem = { kind: 'article', id: 'a-1', title: 'What a registry is for', status: 'published', uid };
const path = 'articles/a-1';

function open(changes: object = {}): FakeData {
  const data = createFakeData({ documents: { [path]: { ...storedSample('article'), authorUid: uid, ...changes } } });
  data.signIn(uid);
  replaceMemberData(data);
  return data;
}
function openDraft(): FakeData {
  const { publishedAt, ...draft } = storedSample('article');
  expect(publishedAt).toBeDefined();
  const data = createFakeData({ documents: { [path]: { ...draft, authorUid: uid, status: 'draft' } } });
  data.signIn(uid);
  replaceMemberData(data);
  return data;
}
const readStored = async ({ reader }: FakeData) => (await reader.getMine(articles, item.id))?.item;
const readNotifications = async ({ reader }: FakeData) => (await reader.listMine(notifications, uid)).items;
const failure = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error);

afterEach(() => {
  replaceMemberData(undefined);
  resetSession();
});

test('unpublishing hides an item and notifies its author', async () => {
  const data = open();
  await changeStatus(item, 'unpublished');
  expect((await readStored(data))?.status).toBe('archived');
  await waitFor(async () => expect(await readNotifications(data)).toHaveLength(1));
  expect(await readNotifications(data)).toMatchObject([
    { topic: 'content', event: 'unpublished', itemKind: 'article', itemId: 'a-1', title: item.title, read: false },
  ]);
});

test('publishing again keeps the time of the first publication', async () => {
  const data = open({ status: 'archived' });
  await changeStatus({ ...item, status: 'archived' }, 'published');
  expect(await readStored(data)).toMatchObject({
    status: 'published',
    publishedAt: storedSample('article').publishedAt,
  });
  await waitFor(async () => expect(await readNotifications(data)).toMatchObject([{ event: 'published' }]));
});

test('publishing a draft records the time of publication', async () => {
  const data = openDraft();
  await changeStatus({ ...item, status: 'draft' }, 'published');
  const published = await readStored(data);
  expect(published?.status).toBe('published');
  expect(published?.publishedAt).toBeInstanceOf(Date);
});

test.each([
  ['unpublished', 'archived'],
  ['published', 'published'],
] as const)('an item that is %s already stays as it is', async (event, status) => {
  const data = open({ status });
  const write = jest.spyOn(data.writer, 'changeStatus');
  await changeStatus(item, event);
  expect(write).not.toHaveBeenCalled();
  expect(await readNotifications(data)).toEqual([]);
});

test('deleting removes the item and its cover in both sizes', async () => {
  const data = open();
  const blob = new Blob(['picture'], { type: 'image/webp' });
  const { url } = await data.files.uploadCover({ uid, blob, small: blob, name: 'cover-1' });
  const cover = { url, alt: 'A registry', width: 1, height: 1, bytes: blob.size };
  data.put(path, { ...storedSample('article'), authorUid: uid, cover });
  expect(data.images()).toHaveLength(2);
  await deleteItem(item);
  expect(await readStored(data)).toBeUndefined();
  await waitFor(() => expect(data.images()).toEqual([]));
  await waitFor(async () => expect(await readNotifications(data)).toMatchObject([{ event: 'deleted' }]));
});

test('deleting an item leaves a cover that another member uploaded', async () => {
  const data = open({ cover: { url: 'https://example.org/a.webp', alt: 'A', width: 1, height: 1, bytes: 1 } });
  const remove = jest.spyOn(data.files, 'removePicture');
  await deleteItem(item);
  await waitFor(() => expect(remove).toHaveBeenCalled());
  await expect(remove.mock.results[0]?.value).rejects.toMatchObject({ code: 'denied' });
  expect(await readStored(data)).toBeUndefined();
});

test('deleting an item that no longer exists succeeds, but unpublishing it fails', async () => {
  const data = createFakeData();
  data.signIn(uid);
  replaceMemberData(data);
  await deleteItem(item);
  expect(await failure(changeStatus(item, 'unpublished'))).toMatchObject({ code: 'not-found' });
});

test.each([
  ['unpublish', (changed: MyItem) => changeStatus(changed, 'unpublished')],
  ['delete', deleteItem],
])('trying to %s an item that changes between reading and writing fails with a conflict', async (_, act) => {
  const data = open();
  const reader: FakeData['reader'] = {
    ...data.reader,
    getMine: async (kind, id) => {
      const stored = await data.reader.getMine(kind, id);
      return stored && { ...stored, version: '2025-01-01T00:00:00Z' };
    },
  };
  replaceMemberData({ ...data, reader });
  expect(await failure(act(item))).toMatchObject({ code: 'conflict' });
  expect((await readStored(data))?.status).toBe('published');
});

test.each([
  ['network', 'offline'],
  [403, 'not-found'],
  [503, 'unavailable'],
] as const)('an action that fails with %s has the error code %s, and causes no notification', async (how, code) => {
  const data = open();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(how !== 'network');
  data.fail(how);
  expect(await failure(changeStatus(item, 'unpublished'))).toMatchObject({ code });
  data.fail(null);
  expect((await readStored(data))?.status).toBe('published');
  expect(await readNotifications(data)).toEqual([]);
  jest.restoreAllMocks();
});

test('a failed notification does not fail the action', async () => {
  const data = open();
  jest.spyOn(data.writer, 'notify').mockRejectedValue(new Error('no answer'));
  await changeStatus(item, 'unpublished');
  expect((await readStored(data))?.status).toBe('archived');
});

test('a member who has switched off notifications gets none', async () => {
  const data = open();
  const notify = jest.spyOn(data.writer, 'notify');
  const content = { inApp: false };
  const notificationPrefs = { ...smallestUser.notificationPrefs, content };
  const profile = { username: 'amina', name: 'Amina' };
  resetSession({ status: 'signed-in', profile: { ...profile, notificationPrefs } });
  await changeStatus(item, 'unpublished');
  expect(notify).not.toHaveBeenCalled();
});
