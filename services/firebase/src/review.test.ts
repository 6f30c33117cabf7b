/** @jest-environment node */
import { programmeProducts } from '@adp/shared-data/knowledge-product';
import { type MemberKind, memberKinds, toCollection } from '@adp/shared-data/review';
import { smallest, smallestUser } from '@adp/shared-data/testing';
import { startReview } from './testing/startReview';

const author = { authorUid: 'amina', authorUsername: 'amina', authorName: 'Amina' };

/** Returns an item by Amina that waits for review since the given minute. */
function waiting(kind: MemberKind, minute: number, changes: object = {}) {
  const { publishedAt, ...rest } = smallest[kind];
  const updatedAt = new Date(Date.UTC(2026, 10, 1, 0, minute));
  return { ...rest, ...author, status: 'in_review', title: `Item ${minute}`, updatedAt, ...changes };
}

test('the queue contains each waiting item of every kind once, oldest first, and can be filtered', async () => {
  const { put, review } = await startReview();
  for (let minute = 0; minute < 130; minute += 1) {
    const kind = memberKinds[minute % 4] ?? 'article';
    put(`${toCollection(kind)}/i-${minute}`, waiting(kind, minute, { lang: minute % 10 === 0 ? 'fr' : 'en' }));
  }
  put('articles/draft', waiting('article', 0, { status: 'draft' }));
  const titles: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 3; page += 1) {
    const queuePage = await review.listQueue({}, cursor);
    titles.push(...queuePage.items.map(({ title }) => title));
    cursor = queuePage.cursor ?? undefined;
  }
  expect(titles).toEqual(Array.from({ length: 130 }, (_, minute) => `Item ${minute}`));
  expect(cursor).toBeUndefined();
  expect(await review.countQueue({})).toEqual({ count: 130, capped: false });
  expect(await review.countQueue({ lang: 'fr' })).toEqual({ count: 13, capped: false });
  const before = new Date(Date.UTC(2026, 10, 1, 0, 40));
  const some = await review.listQueue({ kind: 'article', lang: 'fr', before });
  expect(some.items.map(({ title }) => title)).toEqual(['Item 0', 'Item 20']);
});

test('scheduled items have a separate queue that shows when each item will be published', async () => {
  const { put, review } = await startReview();
  const publishAt = new Date(Date.UTC(2026, 11, 1));
  put('articles/later', waiting('article', 1, { status: 'scheduled' }));
  put('schedules/articles/items/later', { authorUid: 'amina', publishAt });
  put('articles/now', waiting('article', 2));
  expect((await review.listQueue({ state: 'scheduled' })).items).toMatchObject([{ id: 'later', publishAt }]);
  expect(await review.countQueue({ state: 'scheduled', before: publishAt })).toEqual({ count: 1, capped: false });
});

test('reviewers assign and annotate an item, except its author, who cannot even read the notes', async () => {
  const { put, review, reviewAs } = await startReview();
  const item = { kind: 'article', id: 'a', authorUid: 'amina' } as const;
  put('users/kofi', { name: 'Kofi' });
  put('articles/a', waiting('article', 1));
  put('articles/b', waiting('article', 2, { authorUid: 'kofi' }));
  await review.handleItem({ item, assignTo: { uid: 'kofi', name: 'Kofi' } });
  await review.handleItem({ item, note: 'Its figures are old.' });
  const handling = { assignedTo: 'kofi', assignedName: 'Kofi', note: 'Its figures are old.' };
  expect(await review.readItem('article', 'a', 'kofi')).toMatchObject({ handling });
  const list = (uid: string, assignee?: 'me' | 'nobody') =>
    reviewAs(uid, 'reviewer')
      .listQueue({ uid, assignee })
      .then(({ items }) => items.map(({ id, handling }) => [id, handling.note]));
  expect(await list('kofi', 'me')).toEqual([['a', 'Its figures are old.']]);
  expect(await list('kofi', 'nobody')).toEqual([['b', undefined]]);
  expect(await list('amina')).toEqual([
    ['a', undefined],
    ['b', undefined],
  ]);
  expect(await reviewAs('amina', 'reviewer').readItem('article', 'a', 'amina')).not.toHaveProperty('handling');
  await expect(reviewAs('amina', 'reviewer').handleItem({ item, note: '' })).rejects.toMatchObject({ code: 'denied' });
  await review.handleItem({ item, assignTo: null });
  expect(await list('kofi', 'me')).toEqual([]);
});

test('a member cannot list the queue, and an unknown cursor is invalid', async () => {
  const { reviewAs, review } = await startReview();
  await expect(reviewAs('zuri').listQueue({})).rejects.toMatchObject({ code: 'denied' });
  await expect(review.listQueue({}, 'nonsense')).rejects.toMatchObject({ code: 'invalid' });
});

test.each(memberKinds)(
  '%s: approving, removing and showing again each write the documents that the rules require',
  async (kind) => {
    const { put, review, reader } = await startReview();
    put(`${toCollection(kind)}/one`, waiting(kind, 1));
    const decide = async (to: 'published' | 'removed', revision: number) =>
      review.decide({ kind, id: 'one', revision, to, by: 'kofi', reason: to === 'removed' ? 'It advertises.' : '' });
    await decide('published', 1);
    expect(await review.readItem(kind, 'one')).toMatchObject({
      state: 'published',
      revision: 2,
      author: { approvals: 1 },
      lastDecision: { state: 'published' },
    });
    await decide('removed', 2);
    expect(
      await reader.get({ collection: `tombstones/${toCollection(kind)}/items`, readItem: readAll }, 'one'),
    ).toMatchObject({
      reason: 'It advertises.',
      title: 'Item 1',
    });
    await decide('published', 3);
    const { items } = await review.listAudit();
    expect(items.map(({ from, to, reason }) => [from, to, reason])).toEqual([
      ['removed', 'published', undefined],
      ['published', 'removed', 'It advertises.'],
      ['in_review', 'published', undefined],
    ]);
  },
);

test('a reported knowledge product is removed in one step, still cited by its authors, and restored after an appeal', async () => {
  const { put, review, reader } = await startReview();
  const [kind, collection] = ['knowledgeProduct', 'knowledge_products'] as const;
  const authors = ['A. Diallo', 'B. Mensah'];
  put(`${collection}/one`, { ...smallest[kind], ...author, authors, title: 'A report' });
  const about = { collection, item: 'one' };
  put(`reports/${collection}_one_zuri`, report(1, { ...about, title: 'A report' }));
  const reason = 'Its figures are made up.';
  const verdict = { to: 'upheld', reason, by: 'kofi', removesItem: true } as const;
  await review.decideReport({ id: `${collection}_one_zuri`, ...verdict });
  expect(await review.readItem(kind, 'one')).toMatchObject({ state: 'removed', lastDecision: { reason } });
  expect(await reader.get({ collection: `tombstones/${collection}/items`, readItem: readAll }, 'one')).toMatchObject({
    reason,
    title: 'A report',
    author_name: 'A. Diallo, B. Mensah',
  });
  const appeal = { ...about, authorUid: 'amina', text: 'They are not.', status: 'open', createdAt: new Date(0) };
  put(`appeals/${collection}_one`, appeal);
  expect((await review.listAppeals({})).items).toMatchObject([{ title: 'A report' }]);
  await review.decideAppeal({ id: `${collection}_one`, to: 'accepted', reason: 'We were wrong.', by: 'kofi' });
  expect(await review.readItem(kind, 'one')).toMatchObject({ state: 'published' });
});

test("an editor can unpublish a colleague's item of the programme with a reason, and the item is listed afterwards", async () => {
  const { put, review, editorOf } = await startReview();
  put('knowledge_products/one', { ...smallest.knowledgeProduct, ...author, programme: 'apet', title: 'A report' });
  const { reader, writer } = await editorOf('apet');
  const change = { id: 'one', uid: 'zuri', reason: 'Its figures are wrong.' };
  const otherEditor = await editorOf('cjed');
  await expect(otherEditor.writer.takeBack(change)).rejects.toMatchObject({ code: 'denied' });
  await writer.takeBack(change);
  await writer.takeBack(change);
  expect((await review.listAudit()).items).toMatchObject([
    { by: 'zuri', item: 'one', title: 'A report', from: 'published', to: 'archived', reason: change.reason },
  ]);
  const archived = { filters: { status: 'archived' } };
  expect((await reader.listMine(programmeProducts, 'apet', archived)).items).toMatchObject([{ id: 'one' }]);
  await expect(otherEditor.reader.listMine(programmeProducts, 'apet', archived)).rejects.toMatchObject({
    code: 'denied',
  });
});

test('a tombstone has the exact time of publication, as the rules require', async () => {
  const { putTime, review } = await startReview();
  putTime('articles/one', { ...waiting('article', 1), status: 'published' }, '2026-01-05T08:00:00.123456Z');
  await review.decide({ kind: 'article', id: 'one', revision: 1, to: 'removed', by: 'kofi', reason: 'Spam.' });
  expect(await review.readItem('article', 'one')).toMatchObject({ state: 'removed' });
});

test("repeated approvals of an item add only one to its author's count of approved items", async () => {
  const { put, review } = await startReview();
  put('articles/one', waiting('article', 1));
  await review.decide({ kind: 'article', id: 'one', revision: 1, to: 'published', by: 'kofi' });
  expect(await review.readItem('article', 'one')).toMatchObject({ author: { approvals: 1 } });
  put('articles/one', { ...waiting('article', 1), publishedAt: new Date(0), revision: 4 });
  await review.decide({ kind: 'article', id: 'one', revision: 4, to: 'published', by: 'kofi' });
  expect(await review.readItem('article', 'one')).toMatchObject({ state: 'published', author: { approvals: 1 } });
});

test('a removed item that its author deletes and creates again with the same id can be removed again', async () => {
  const { put, review } = await startReview();
  for (const createdAt of [new Date(0), new Date(1)]) {
    put('articles/one', { ...waiting('article', 1), status: 'published', publishedAt: createdAt, createdAt });
    await review.decide({ kind: 'article', id: 'one', revision: 1, to: 'removed', by: 'kofi', reason: 'Spam.' });
  }
  expect((await review.listAudit()).items).toHaveLength(2);
});

test('a decision is rejected if the item has changed, the reason is missing, or the reviewer is the author', async () => {
  const { put, review, reviewAs } = await startReview();
  put('articles/one', waiting('article', 1));
  const decision = { kind: 'article', id: 'one', revision: 1, to: 'returned', by: 'kofi' } as const;
  await expect(review.decide({ ...decision, revision: 7, reason: 'x' })).rejects.toMatchObject({ code: 'conflict' });
  await expect(review.decide(decision)).rejects.toMatchObject({ code: 'invalid', fields: ['reason'] });
  const byAuthor = reviewAs('amina', 'reviewer');
  await expect(byAuthor.decide({ ...decision, by: 'amina', reason: 'x' })).rejects.toMatchObject({ code: 'denied' });
  put('articles/one', { ...waiting('article', 1), translatedAt: new Date(1) });
  const unseen = review.decide({ ...decision, to: 'published', translatedAt: null });
  await expect(unseen).rejects.toMatchObject({ code: 'conflict' });
  await review.decide({ ...decision, reason: 'Say where the figures are from.' });
  expect(await review.readItem('article', 'one')).toMatchObject({
    state: 'returned',
    lastDecision: { reason: /figures/ },
  });
});

test("a reviewer sees an item's last public version, items with the same title, and its author's number of approvals", async () => {
  const { put, putTime, review } = await startReview();
  putTime('articles/one', { ...waiting('article', 1), revision: 4 }, '2026-01-05T08:00:00Z');
  for (const [revision, status] of [
    [1, 'draft'],
    [2, 'published'],
    [3, 'archived'],
  ] as const)
    put(`revisions/articles/items/one/versions/${revision}`, {
      ...smallest.article,
      ...author,
      status,
      revision,
      title: `Title of ${revision}`,
    });
  put('articles/two', { ...smallest.article, ...author, title: 'Item 1' });
  expect(await review.readItem('article', 'one')).toMatchObject({
    state: 'in_review',
    author: { approvals: 0 },
    publishedBefore: { title: 'Title of 2' },
    sameTitle: [{ id: 'two', state: 'published' }],
  });
  expect(await review.readItem('article', 'none')).toBeNull();
});

/** Returns Zuri's report about Amina's article. */
const report = (minute: number, changes: object = {}) => ({
  collection: 'articles',
  item: 'one',
  title: 'Item 1',
  reason: 'spam',
  text: 'An offer.',
  subjectUid: 'amina',
  reporterUid: 'zuri',
  status: 'open',
  createdAt: new Date(Date.UTC(2026, 10, 1, 0, minute)),
  updatedAt: new Date(0),
  ...changes,
});

test('reviewers can filter, assign and annotate reports, and uphold a report by removing the item', async () => {
  const { put, review } = await startReview();
  const id = 'articles_one_zuri';
  put('users/kofi', { ...smallestUser, name: 'Kofi' });
  put('articles/one', { ...waiting('article', 1), status: 'published', publishedAt: new Date(0) });
  put(`reports/${id}`, report(2));
  put('reports/events_e_zuri', report(1, { collection: 'events', item: 'e', reason: 'other' }));
  put('reports/articles_one_a-x', report(0, { status: 'dismissed' }));
  expect((await review.listReports({ status: 'open' })).items.map((listed) => listed.id)).toEqual([
    'events_e_zuri',
    id,
  ]);
  const filters = { status: 'open', reason: 'spam', collection: 'articles' } as const;
  expect((await review.listReports(filters)).items).toHaveLength(1);
  expect(await review.countReports(filters)).toEqual({ count: 1, capped: false });
  await review.handleReport({ id, assignTo: { uid: 'kofi', name: 'Kofi' }, note: 'The third this week.' });
  await review.handleReport({ id, note: '' });
  expect((await review.listReports(filters)).items[0]).toMatchObject({ assignedName: 'Kofi' });
  const before = new Date(Date.now() + 60_000);
  const mine = { ...filters, before, assignedTo: 'kofi' };
  expect((await review.listReports(mine)).items.map((listed) => listed.id)).toEqual([id]);
  expect(await review.countReports(mine)).toEqual({ count: 1, capped: false });
  const free = await review.listReports({ status: 'open', assignedTo: null });
  expect(free.items.map((listed) => listed.id)).toEqual(['events_e_zuri']);
  await review.decideReport({ id, to: 'upheld', reason: 'It advertises.', by: 'kofi', removesItem: true });
  expect(await review.readItem('article', 'one')).toMatchObject({ state: 'removed' });
  const again = review.decideReport({ id, to: 'dismissed', reason: 'No.', by: 'kofi' });
  await expect(again).rejects.toMatchObject({ code: 'conflict' });
  await review.decideReport({ id: 'events_e_zuri', to: 'dismissed', reason: 'It is an event.', by: 'kofi' });
  expect((await review.listAudit()).items.map(({ to }) => to)).toEqual(['dismissed', 'upheld', 'removed']);
});

test("a member can send at most twenty reports a day, and each contains the uid of the reported item's author", async () => {
  const { put, paths, review, loadWriter } = await startReview();
  const writer = await loadWriter();
  const kofis = { authorUid: 'kofi', authorUsername: 'kofi', authorName: 'Kofi', status: 'published' };
  const draft = { collection: 'articles', title: 'Item 1', reason: 'spam', text: '', uid: 'amina' } as const;
  for (const item of ['one', 'two', 'three'])
    put(`articles/${item}`, { ...waiting('article', 1), ...kofis, publishedAt: new Date(0) });
  await expect(writer.report({ ...draft, item: 'one', subjectUid: 'zuri' })).rejects.toMatchObject({ code: 'denied' });
  await writer.report({ ...draft, item: 'one', subjectUid: 'kofi' });
  await writer.report({ ...draft, item: 'two', subjectUid: 'kofi' });
  put('report_counts/amina', { item: 'articles_two_amina', count: 20, beganAt: new Date() });
  const third = writer.report({ ...draft, item: 'three', subjectUid: 'kofi' });
  await expect(third).rejects.toMatchObject({ code: 'daily-limit' });
  expect(paths().filter((path) => path.startsWith('reports/'))).toHaveLength(2);
  const dismissal = { id: 'articles_one_amina', to: 'dismissed', reason: 'It is not.', by: 'kofi' } as const;
  await expect(review.decideReport(dismissal)).rejects.toMatchObject({ code: 'denied' });
});

test('5,000 open reports are listed in pages of fifty and counted with a single query', async () => {
  const { put, review } = await startReview();
  for (let number = 0; number < 5_000; number += 1)
    put(`reports/articles_one_a-${String(number).padStart(4, '0')}`, report(number));
  const first = await review.listReports({ status: 'open' });
  expect(first.items).toHaveLength(50);
  expect(await review.countReports({ status: 'open' })).toEqual({ count: 5_000, capped: false });
  const next = await review.listReports({ status: 'open' }, first.cursor ?? '');
  expect(next.items[0]?.id).toBe('articles_one_a-0050');
});

test('an accepted appeal restores the item', async () => {
  const { put, review } = await startReview();
  put('articles/one', { ...waiting('article', 1), status: 'removed', publishedAt: new Date(0) });
  put('tombstones/articles/items/one', { removedAt: new Date(0), reason: 'It advertises.' });
  const appeal = { collection: 'articles', item: 'one', authorUid: 'amina', text: 'It does not.', status: 'open' };
  put('appeals/articles_one', { ...appeal, createdAt: new Date(0) });
  expect((await review.listAppeals({})).items).toMatchObject([
    { text: 'It does not.', title: waiting('article', 1).title },
  ]);
  await review.decideAppeal({ id: 'articles_one', to: 'accepted', reason: 'We were wrong.', by: 'kofi' });
  expect(await review.readItem('article', 'one')).toMatchObject({ state: 'published' });
  expect(await review.countAppeals({})).toEqual({ count: 0, capped: false });
});

test('the review settings can be read if they also name an audit entry', async () => {
  const { put, review } = await startReview();
  expect(await review.readPublishing()).toBeNull();
  const changedAt = new Date(Date.UTC(2026, 10, 1));
  put('settings/publishing', { approvals: 3, changedBy: 'zuri', changedAt, logEntry: 'settings_publishing_1' });
  expect(await review.readPublishing()).toMatchObject({ approvals: 3, changedBy: 'zuri', changedAt });
});

/** Accepts any document without validation. */
function readAll(id: string, fields: object) {
  return { item: { id, ...fields } };
}
