import { articles } from '@adp/shared-data/article';
import { toSchedules } from '@adp/shared-data/moderation';
import { smallest, smallestUser } from '@adp/shared-data/testing';
import { toFormValues } from '../../lib/forms/toFormValues';
import { replaceMemberData } from '../memberData';
import { openOutbox } from './testing/openOutbox';
import { draftNamed } from './testing/written';

const settings = { 'settings/publishing': { approvals: 1, changedBy: 'zuri', changedAt: new Date(0) } };
const trusted = { 'approvals/amina': { count: 1, collection: 'articles', item: 'x' } };
const mine = { ...smallest.article, authorUid: 'amina', title: 'What is stored' };
const withoutTime = ({ publishedAt, ...item }: typeof mine) => (void publishedAt, item);
const inAYear = Date.now() + 364 * 86_400_000;

/** Opens an outbox with a change to a stored item, on a site with review enabled. */
async function openChange(status: string, { wasPublic = true, documents = {} } = {}) {
  const item = { ...(wasPublic ? mine : withoutTime(mine)), status };
  const opened = openOutbox({ documents: { ...settings, 'articles/a1': item, ...documents } });
  const stored = await opened.network.reader.getMine(articles, 'a1');
  if (!stored) throw new Error('There is no such article.');
  const values = { ...toFormValues('article', stored.item, { zone: 'UTC' }), title: 'What was changed' };
  await opened.save(draftNamed('a1', { base: { version: stored.version, status: stored.item.status }, values }));
  const look = async () => {
    const { status: now, title } = (await opened.network.reader.getMine(articles, 'a1'))?.item ?? {};
    return [now, title];
  };
  return { ...opened, look };
}

afterEach(() => {
  replaceMemberData(undefined);
});

test('a new item is submitted for review only once if the response is lost', async () => {
  const { network, outbox, save, notes } = openOutbox({ documents: settings });
  await save(draftNamed('a1'));
  network.meets('lost');
  await outbox.submit('a1', 'in_review');
  expect(await outbox.submit('a1', 'in_review')).toMatchObject({ done: true, status: 'in_review' });
  expect((await network.reader.getMine(articles, 'a1'))?.item).toMatchObject({ status: 'in_review', revision: 1 });
  expect(await notes()).toEqual([]);
});

test.each([
  ['published', true],
  ['archived', true],
  ['returned', false],
  ['in_review', false],
  ['draft', false],
])('a change to an item with status %s is submitted for review with its text', async (status, wasPublic) => {
  const { outbox, look } = await openChange(status, { wasPublic });
  expect(await outbox.submit('a1', 'in_review')).toMatchObject({ done: true, status: 'in_review' });
  expect(await look()).toEqual(['in_review', 'What was changed']);
});

test('a submission that fails between two steps resumes from the second step', async () => {
  const { network, outbox, look } = await openChange('published');
  network.meets('answered', 'network');
  expect(await outbox.submit('a1', 'in_review')).toMatchObject({ done: false, waits: true });
  expect(await look()).toEqual(['archived', 'What is stored']);
  expect(await outbox.submit('a1', 'in_review')).toMatchObject({ done: true, status: 'in_review' });
  expect(await look()).toEqual(['in_review', 'What was changed']);
});

test("an untrusted member's publication is submitted for review instead", async () => {
  const amina = { ...smallestUser, username: 'amina-diallo', name: 'Amina Diallo' };
  const { network, outbox, save } = openOutbox({ documents: { ...settings, 'users/amina': amina } });
  await save(draftNamed('a1'));
  expect(await outbox.submit('a1', 'published')).toMatchObject({ done: true, status: 'in_review' });
  expect((await network.reader.getMine(articles, 'a1'))?.item.status).toBe('in_review');
});

test('a public item is never unpublished unless the member requests it', async () => {
  const { outbox, look } = await openChange('published');
  expect(await outbox.submit('a1', 'published')).toMatchObject({ done: false, error: 'denied' });
  expect(await look()).toEqual(['published', 'What is stored']);
});

test.each([
  ['in_review', true, 'archived'],
  ['in_review', false, 'draft'],
  ['scheduled', false, 'draft'],
  ['returned', false, 'returned'],
])('an item that is %s (public before: %s) is %s after saving it as a draft', async (status, wasPublic, after) => {
  const { outbox, look } = await openChange(status, { wasPublic, documents: trusted });
  expect(await outbox.submit('a1', 'draft')).toMatchObject({ done: true, status: after });
  expect(await look()).toEqual([after, 'What was changed']);
});

test.each(['returned', 'in_review'])('a member who is now trusted can publish an item that is %s', async (status) => {
  const { outbox, look } = await openChange(status, { wasPublic: false, documents: trusted });
  expect(await outbox.submit('a1', 'published')).toMatchObject({ done: true, status: 'published' });
  expect(await look()).toEqual(['published', 'What was changed']);
});

test('a new item can be scheduled and rescheduled, even after a network error', async () => {
  const { network, store, outbox, save } = openOutbox({ documents: { ...settings, ...trusted } });
  const getTime = async () => (await network.reader.getMine(toSchedules('articles'), 'a1'))?.item.publishAt.getTime();
  await save(draftNamed('a1'));
  network.meets('network');
  await outbox.submit('a1', { publishAt: inAYear });
  expect((await store.get('a1'))?.queued).toMatchObject({ to: 'scheduled', publishAt: inAYear });
  expect(await outbox.submit('a1', { publishAt: inAYear })).toMatchObject({ done: true, status: 'scheduled' });
  expect(await getTime()).toBe(inAYear);
  const { version = '' } = (await network.reader.getMine(articles, 'a1')) ?? {};
  await save(draftNamed('a1', { base: { version, status: 'scheduled' } }));
  await outbox.submit('a1', { publishAt: inAYear - 1000 });
  expect(await getTime()).toBe(inAYear - 1000);
});

test('a scheduled draft that is sent after its publication time is published at once', async () => {
  const { network, outbox, save } = openOutbox({ documents: { ...settings, ...trusted } });
  await save(draftNamed('a1'));
  expect(await outbox.submit('a1', { publishAt: Date.now() - 1 })).toMatchObject({ done: true, status: 'published' });
  expect((await network.reader.getMine(articles, 'a1'))?.item.status).toBe('published');
});
