/** @jest-environment node */
import { articles } from '../kinds/article/articles';
import { toTombstones } from '../kinds/content/tombstones';
import { approvals, publishingSettings } from '../kinds/review/publishing';
import { toReviews, toSchedules } from '../kinds/review/reviews';
import { readItem } from '../client/readItem';
import { createFakeData, type FakeOptions } from '../testing/createFakeData';
import { smallest, smallestUser } from '../testing/fixtures';

const author = { uid: 'ada', username: 'sample-ada', name: 'Sample Ada' };
const draft = { ...smallest.article, title: 'A first article' };
const settings = { 'settings/publishing': { approvals: 2, changedBy: 'zuri', changedAt: new Date(0) } };
const publishAt = new Date('2027-01-01T08:00:00Z');

function open(documents: FakeOptions['documents'] = settings) {
  const data = createFakeData({
    documents: { 'users/ada': { ...smallestUser, username: author.username }, ...documents },
  });
  data.signIn('ada');
  return data;
}
const getStatus = async ({ reader }: ReturnType<typeof open>) => (await reader.getMine(articles, 'a'))?.item.status;

test('an untrusted member can submit an item, withdraw it and submit it again', async () => {
  const data = open();
  const { writer } = data;
  await expect(writer.create(articles, { id: 'a', author, draft, status: 'published' })).rejects.toMatchObject({
    code: 'denied',
  });
  const { version } = await writer.create(articles, { id: 'a', author, draft, status: 'in_review' });
  expect(await getStatus(data)).toBe('in_review');
  const back = await writer.changeStatus(articles, { id: 'a', version, from: 'in_review', to: 'draft' });
  await writer.changeStatus(articles, { id: 'a', version: back.version, from: 'draft', to: 'in_review' });
  expect(await getStatus(data)).toBe('in_review');
});

test.each([
  ['has a role', { role: 'trusted' }, settings],
  ['has enough approved items', {}, { ...settings, 'approvals/ada': { count: 2, collection: 'articles', item: 'x' } }],
  ['writes while review is off', {}, {}],
])('a member who %s publishes without review', async (_, grants, documents) => {
  const data = open(documents);
  data.signIn('ada', grants);
  await data.writer.create(articles, { id: 'a', author, draft, status: 'published' });
  expect(await getStatus(data)).toBe('published');
});

test("the schedule of an item is written and deleted in the commit that changes the item's state", async () => {
  const data = open({});
  const { reader, writer } = data;
  const schedule = async () => (await reader.getMine(toSchedules('articles'), 'a'))?.item;
  const { version } = await writer.create(articles, { id: 'a', author, draft, status: 'scheduled', publishAt });
  expect(await schedule()).toMatchObject({ authorUid: 'ada', publishAt });
  const later = new Date('2027-02-01T08:00:00Z');
  const step = { id: 'a', uid: 'ada', from: 'scheduled' } as const;
  const again = await writer.changeStatus(articles, { ...step, version, to: 'scheduled', publishAt: later });
  expect(await schedule()).toMatchObject({ publishAt: later });
  await writer.changeStatus(articles, { ...step, version: again.version, to: 'draft' });
  expect(await schedule()).toBeUndefined();
  expect(await getStatus(data)).toBe('draft');
});

test('visitors can read the reason and the citation of a removed item', async () => {
  const tombstone = { removedAt: publishAt, reason: 'It advertises a shop.', title: 'A title', authorName: 'Ada' };
  const { reader } = open({ 'tombstones/articles/items/a': { ...tombstone, publishedAt: new Date(0) } });
  expect(await reader.get(toTombstones('articles'), 'a')).toMatchObject({ ...tombstone, publishedAt: new Date(0) });
  await expect(readItem(reader, articles, 'a')).rejects.toMatchObject({ code: 'gone', tombstone });
});

test("an author can read the settings, the author's own approvals and the last decision", async () => {
  const review = { status: 'returned', reason: 'Name your sources.', authorUid: 'ada', at: publishAt };
  const { reader } = open({ ...settings, 'reviews/articles/items/a': review });
  expect((await reader.getMine(publishingSettings, 'publishing'))?.item).toMatchObject({ approvals: 2 });
  expect(await reader.getMine(approvals, 'ada')).toBeNull();
  expect((await reader.getMine(toReviews('articles'), 'a'))?.item).toMatchObject(review);
});
