import type { DataReader } from '../client/createReader';
import { articles } from '../kinds/article/articles';
import { events } from '../kinds/event/events';
import { profiles } from '../kinds/member/profiles';
import { toProfile } from '../kinds/member/profileSchema';
import { formerMember } from '../kinds/member/usernames';
import { users } from '../kinds/member/users';
import { notifications } from '../kinds/notification/notifications';
import { opportunities } from '../kinds/opportunity/opportunities';
import { products } from '../kinds/product/products';
import type { DataWriter } from '../writer/createWriter';
import type { MemberExport } from '../writer/exportMyDocuments';
import { smallest, smallestNotification, smallestUser } from './fixtures';

/** A back end with nothing in it. */
export interface ContractBackEnd {
  readonly reader: DataReader;
  readonly writer: DataWriter;
  readonly exportMember: (uid: string) => Promise<MemberExport>;
  readonly signIn: (uid: string | null) => void;
  /** Stores a document past all rules. */
  readonly put: (path: string, document: object) => Promise<void> | void;
  /** Whether somebody stands guard: a bare emulator lets everybody do everything. */
  readonly guarded: boolean;
}

const author = { uid: 'ada', username: 'sample-ada', name: 'Sample Ada' };
const { article, event } = smallest;
const draft = (title: string) => ({ ...article, title });
const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const smallestProfile = toProfile('nobody', smallestUser);
const member = (username: string) => ({ ...smallestUser, username });

/** What reader and writer promise; run against the fake and against every Firestore that we have. */
export function describeDataContract(start: () => Promise<ContractBackEnd> | ContractBackEnd): void {
  let back: ContractBackEnd;
  beforeEach(async () => {
    back = await start();
  });
  const signInAuthor = async () => {
    await back.put('users/ada', { ...smallestUser, username: author.username, name: author.name });
    back.signIn(author.uid);
  };
  const seed = async (count: number) => {
    for (let i = 1; i <= count; i += 1)
      await back.put(`articles/a${i}`, { ...draft(`Title ${i}`), publishedAt: day(Math.ceil(i / 2)) });
  };

  test('pages follow one another without a gap or a repetition, also when something is published in between', async () => {
    await seed(7);
    const first = await back.reader.list(articles, { order: 'newest', pageSize: 3 });
    await back.put('articles/new', { ...draft('Newest of all'), publishedAt: day(20) });
    const second = await back.reader.list(articles, { order: 'newest', pageSize: 3, cursor: first.cursor });
    const third = await back.reader.list(articles, { order: 'newest', pageSize: 3, cursor: second.cursor });
    expect([first, second, third].map(({ items }) => items.map(({ id }) => id))).toEqual([
      ['a7', 'a6', 'a5'],
      ['a4', 'a3', 'a2'],
      ['a1'],
    ]);
    expect(third.cursor).toBeNull();
    expect(first.cursor).toMatch(/^[\w-]+$/);
    expect(first.asOf.getTime()).toBeGreaterThan(0);
  });

  test('a list holds what is published and fits the filter, without the bodies', async () => {
    await seed(2);
    await back.put('articles/draft', { ...draft('A draft'), status: 'draft', publishedAt: undefined });
    await back.put('articles/other', { ...draft('Another theme'), themes: ['energy'], lang: 'fr' });
    const page = await back.reader.list(articles, { order: 'newest', filters: { theme: 'energy', lang: 'fr' } });
    expect(page.items.map(({ id }) => id)).toEqual(['other']);
    expect(page.items[0]).not.toHaveProperty('body');
    expect(await back.reader.count(articles, { order: 'newest' })).toEqual({ count: 3, capped: false });
  });

  test('events are coming until they end', async () => {
    const now = Date.now();
    const hour = (hours: number) => new Date(now + hours * 3_600_000);
    await back.put('events/past', { ...event, startsAt: hour(-3), endsAt: hour(-2) });
    await back.put('events/running', { ...event, startsAt: hour(-1), endsAt: hour(1) });
    await back.put('events/coming', { ...event, startsAt: hour(2), endsAt: hour(3) });
    const toIds = async (order: 'upcoming' | 'past') =>
      (await back.reader.list(events, { order })).items.map(({ id }) => id);
    expect(await toIds('upcoming')).toEqual(['running', 'coming']);
    expect(await toIds('past')).toEqual(['past']);
  });

  test('a document that does not fit is left out of lists and counted, and is a typed error alone', async () => {
    await seed(1);
    await back.put('articles/odd', { ...article, title: 7, lang: 'xx', publishedAt: day(9) });
    const page = await back.reader.list(articles, { order: 'newest' });
    expect(page).toMatchObject({ items: [{ id: 'a1' }], skipped: 1 });
    await expect(back.reader.get(articles, 'odd')).rejects.toMatchObject({
      code: 'unreadable',
      fields: ['title', 'lang'],
    });
  });

  test.each(['missing', '../users/ada', '', 'x'.repeat(2_000)])('there is no such item: case %#', async (id) => {
    expect(await back.reader.get(articles, id)).toBeNull();
  });

  test('an item is created once, however often it is sent', async () => {
    await signInAuthor();
    const item = { id: 'mine', author, draft: draft('Sent twice'), status: 'published' } as const;
    const first = await back.writer.create(articles, item);
    expect(await back.writer.create(articles, item)).toEqual(first);
    const read = await back.reader.get(articles, 'mine');
    expect(read).toMatchObject({ title: 'Sent twice', authorUid: 'ada', revision: 1, sample: false });
    expect(read?.publishedAt).toEqual(read?.createdAt);
  });

  test('an id that holds something else is taken', async () => {
    await signInAuthor();
    await seed(1);
    const item = { id: 'a1', author, draft: draft('Something else'), status: 'published' } as const;
    await expect(back.writer.create(articles, item)).rejects.toMatchObject({ code: 'already-exists' });
  });

  test("a draft is its author's alone, until it is published", async () => {
    await signInAuthor();
    const { version } = await back.writer.create(articles, { id: 'd', author, draft: draft('Draft'), status: 'draft' });
    if (back.guarded) expect(await back.reader.get(articles, 'd')).toBeNull();
    expect((await back.reader.listMine(articles, 'ada')).items).toMatchObject([{ id: 'd', status: 'draft' }]);
    const published = await back.writer.publish(articles, { id: 'd', version, from: 'draft' });
    expect(await back.reader.get(articles, 'd')).toMatchObject({ status: 'published', revision: 2 });
    await back.writer.unpublish(articles, { id: 'd', version: published.version });
    expect((await back.reader.list(articles, { order: 'newest' })).items).toEqual([]);
  });

  test('a change of an older version is a conflict that holds the newer one', async () => {
    await signInAuthor();
    const { version } = await back.writer.create(articles, { id: 'c', author, draft: draft('First'), status: 'draft' });
    const second = { id: 'c', version, draft: draft('Second') };
    const { version: now } = await back.writer.update(articles, second);
    // The answer was lost: the same change again is no conflict.
    expect(await back.writer.update(articles, second)).toEqual({ id: 'c', version: now });
    await expect(back.writer.update(articles, { ...second, draft: draft('Third') })).rejects.toMatchObject({
      code: 'conflict',
      retry: false,
      newer: { item: { title: 'Second', revision: 2 }, version: now },
    });
  });

  test('a field that is emptied is gone', async () => {
    await signInAuthor();
    const { version } = await back.writer.create(articles, {
      id: 's',
      author,
      draft: { ...draft('In a series'), series: 'A series' },
      status: 'draft',
    });
    await back.writer.update(articles, { id: 's', version, draft: draft('Without one') });
    const mine = await back.reader.getMine(articles, 's');
    expect(mine?.item).toMatchObject({ title: 'Without one', authorUid: 'ada' });
    expect(mine?.item).not.toHaveProperty('series');
  });

  test('a draft that does not fit never leaves the page', async () => {
    await signInAuthor();
    const bad = { ...draft('x'), themes: [] };
    await expect(
      back.writer.create(articles, { id: 'bad', author, draft: bad, status: 'draft' }),
    ).rejects.toMatchObject({
      code: 'invalid',
      fields: ['title', 'themes'],
    });
  });

  test('an item is deleted, in the version that was seen', async () => {
    await signInAuthor();
    const { version } = await back.writer.create(articles, {
      id: 'r',
      author,
      draft: draft('Gone soon'),
      status: 'draft',
    });
    await expect(
      back.writer.remove(articles, { id: 'r', version: '2020-01-01T00:00:00.000000Z' }),
    ).rejects.toMatchObject({ code: 'conflict' });
    await back.writer.remove(articles, { id: 'r', version });
    expect(await back.reader.getMine(articles, 'r')).toBeNull();
  });

  test('user and profile are written together, and a change of name leaves a redirect', async () => {
    back.signIn('ada');
    const names = ['sample-ada', 'sample-bea', 'sample-cleo', 'sample-bea'];
    for (const name of names) {
      const before = await back.reader.getMine(users, 'ada');
      await back.writer.saveMember({ uid: 'ada', user: member(name), before });
    }
    const user = await back.reader.getMine(users, 'ada');
    expect(user?.item).toMatchObject({ username: 'sample-bea', formerUsername: 'sample-cleo', revision: 4 });
    const profile = await back.reader.get(profiles, 'sample-bea');
    expect(profile).toMatchObject({ uid: 'ada', name: smallestUser.name, createdAt: user?.item.createdAt });
    expect(await back.reader.get(profiles, 'sample-cleo')).toMatchObject({ renamedTo: 'sample-bea' });
    expect(await back.reader.get(profiles, 'sample-ada')).toBeNull();
  });

  test("nobody takes another's username", async () => {
    back.signIn('ada');
    await back.writer.saveMember({ uid: 'ada', user: member('sample-ada'), before: null });
    back.signIn('bea');
    await expect(
      back.writer.saveMember({ uid: 'bea', user: member('sample-ada'), before: null }),
    ).rejects.toMatchObject({ code: 'already-exists', fields: ['username'] });
    expect(await back.reader.getMine(users, 'bea')).toBeNull();
  });

  test('the directory holds those who chose to stand in it', async () => {
    back.signIn('ada');
    await back.writer.saveMember({ uid: 'ada', user: { ...member('sample-ada'), listed: true }, before: null });
    back.signIn('bea');
    await back.writer.saveMember({ uid: 'bea', user: member('sample-bea'), before: null });
    const { items } = await back.reader.list(profiles, { order: 'name' });
    expect(items.map(({ id }) => id)).toEqual(['sample-ada']);
  });

  test('a notification is told once, however often it is sent, also when it has been read since', async () => {
    back.signIn('ada');
    const notified = { id: 'n1', uid: 'ada', topic: 'content', event: 'published', title: 'Title' } as const;
    const item = { itemKind: 'article', itemId: 'a1' } as const;
    const first = await back.writer.notify({ ...notified, ...item });
    expect(await back.writer.notify({ ...notified, ...item })).toEqual(first);
    await back.writer.markRead(['n1'], true);
    expect(await back.writer.notify({ ...notified, ...item })).toMatchObject({ id: 'n1' });
    await expect(back.writer.notify({ ...notified, title: 'Another' })).rejects.toMatchObject({
      code: 'already-exists',
    });
    const { items } = await back.reader.listMine(notifications, 'ada');
    const { id, uid, topic, event: what, title } = notified;
    expect(items).toEqual([
      { id, uid, topic, event: what, title, ...item, read: true, createdAt: expect.any(Date) as unknown },
    ]);
  });

  test('notifications are listed newest first, by topic and by whether they are read', async () => {
    for (let i = 1; i <= 5; i += 1)
      await back.put(`notifications/n${i}`, {
        ...smallestNotification,
        uid: 'ada',
        topic: i % 2 === 0 ? 'account' : 'content',
        read: i > 3,
        createdAt: day(i),
      });
    await back.put('notifications/other', { ...smallestNotification, uid: 'bea' });
    back.signIn('ada');
    const toIds = async (filters: { read?: boolean; topic?: string }) =>
      (await back.reader.listMine(notifications, 'ada', { filters })).items.map(({ id }) => id);
    expect(await toIds({})).toEqual(['n5', 'n4', 'n3', 'n2', 'n1']);
    expect(await toIds({ read: false })).toEqual(['n3', 'n2', 'n1']);
    expect(await toIds({ topic: 'content' })).toEqual(['n5', 'n3', 'n1']);
    expect(await toIds({ topic: 'account', read: true })).toEqual(['n4']);
    const first = await back.reader.listMine(notifications, 'ada', { filters: { read: false }, pageSize: 2 });
    const second = await back.reader.listMine(notifications, 'ada', { filters: { read: false }, cursor: first.cursor });
    expect(second.items.map(({ id }) => id)).toEqual(['n1']);
    await expect(
      back.reader.listMine(notifications, 'ada', { filters: { uid: 'bea' } as object }),
    ).rejects.toMatchObject({ code: 'invalid', fields: ['uid'] });
    if (back.guarded)
      await expect(back.reader.listMine(notifications, 'bea')).rejects.toMatchObject({ code: 'denied' });
  });

  test('many notifications are marked at once; those that are gone are passed over', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => `n${index}`);
    for (const id of ids) await back.put(`notifications/${id}`, { ...smallestNotification, uid: 'ada' });
    back.signIn('ada');
    await back.writer.markRead([...ids.slice(0, 30), 'gone'], true);
    await back.writer.markRead([], true);
    await back.writer.markRead(['n0'], false);
    const { items } = await back.reader.listMine(notifications, 'ada', { filters: { read: true }, pageSize: 50 });
    expect(items).toHaveLength(29);
    await expect(back.writer.markRead(['../users/ada'], true)).rejects.toMatchObject({ code: 'invalid' });
  });

  test('a notification that does not fit never leaves the page', async () => {
    back.signIn('ada');
    const long = { uid: 'ada', topic: 'content', event: 'deleted', title: 'x'.repeat(151), itemId: 'a/b' } as const;
    await expect(back.writer.notify(long)).rejects.toMatchObject({ code: 'invalid', fields: ['itemId', 'title'] });
  });

  test('a name is free that nobody has, and not one that is taken and hidden', async () => {
    await back.put('profiles/sample-bea', { ...smallestProfile, uid: 'bea' });
    await back.put('profiles/sample-cleo', { ...smallestProfile, uid: 'cleo', visibility: 'hidden' });
    back.signIn('ada');
    expect(await back.reader.isUsernameFree('sample-ada')).toBe(true);
    expect(await back.reader.isUsernameFree('sample-bea')).toBe(false);
    expect(await back.reader.isUsernameFree('sample-cleo')).toBe(false);
    expect(await back.reader.isUsernameFree('../users/ada')).toBe(false);
    back.signIn(null);
    await expect(back.reader.isUsernameFree('sample-ada')).rejects.toMatchObject({ code: 'signed-out' });
  });

  /** Ada with items of every kind and state, renamed once. */
  const settleAda = async () => {
    back.signIn('ada');
    for (const name of ['sample-ada', 'sample-bea'])
      await back.writer.saveMember({ uid: 'ada', user: member(name), before: await back.reader.getMine(users, 'ada') });
    const mine = { authorUid: 'ada', authorUsername: 'sample-bea', authorName: 'xx' };
    for (let i = 1; i <= 60; i += 1)
      await back.put(`articles/a${i}`, { ...draft(`Title ${i}`), ...mine, updatedAt: day(Math.ceil(i / 3)) });
    await back.put('articles/draft', { ...article, ...mine, status: 'draft', publishedAt: undefined });
    await back.put('articles/archived', { ...article, ...mine, status: 'archived' });
    await back.put('articles/odd', { ...article, ...mine, title: 7 });
    await back.put('articles/other', article);
    await back.put('events/e1', { ...event, ...mine });
    await back.put('opportunities/o1', { ...smallest.opportunity, ...mine });
    await back.put('products/p1', { ...smallest.product, ...mine });
    for (let i = 1; i <= 60; i += 1)
      await back.put(`notifications/n${i}`, { ...smallestNotification, uid: 'ada', createdAt: day(i) });
    const before = await back.reader.getMine(users, 'ada');
    if (!before) throw new Error('Ada has no document.');
    return before;
  };
  const isGone = async () => {
    expect(await back.reader.getMine(users, 'ada')).toBeNull();
    expect((await back.reader.listMine(notifications, 'ada')).items).toEqual([]);
    expect((await back.reader.listMine(articles, 'ada')).items).toEqual([]);
    back.signIn('bea');
    expect(await back.reader.isUsernameFree('sample-ada')).toBe(true);
    expect(await back.reader.isUsernameFree('sample-bea')).toBe(true);
  };

  test("who leaves may let what is published stand under nobody's name", async () => {
    const before = await settleAda();
    await back.writer.deleteMember({ uid: 'ada', before, content: 'keep' });
    await isGone();
    expect(await back.reader.get(articles, 'a1')).toMatchObject({ ...formerMember, title: 'Title 1', revision: 2 });
    expect(await back.reader.get(events, 'e1')).toMatchObject(formerMember);
    expect(await back.reader.get(opportunities, 'o1')).toMatchObject(formerMember);
    expect(await back.reader.get(products, 'p1')).toMatchObject(formerMember);
    expect(await back.reader.get(articles, 'other')).toMatchObject({ authorUid: article.authorUid });
    const all = await back.reader.list(articles, {
      order: 'newest',
      filters: { author: 'former-member' },
      pageSize: 50,
    });
    // What does not fit its schema stays, too.
    expect(all.items.length + all.skipped).toBe(50);
  }, 30_000);

  test('who leaves may take everything away, and a second call changes nothing', async () => {
    const before = await settleAda();
    await back.writer.deleteMember({ uid: 'ada', before, content: 'remove' });
    back.signIn('ada');
    await back.writer.deleteMember({ uid: 'ada', before, content: 'remove' });
    await isGone();
    expect((await back.reader.list(articles, { order: 'newest' })).items.map(({ id }) => id)).toEqual(['other']);
    expect(await back.reader.get(products, 'p1')).toBeNull();
  }, 30_000);

  test('who was renamed elsewhere leaves under the new name', async () => {
    back.signIn('ada');
    await back.writer.saveMember({ uid: 'ada', user: member('sample-ada'), before: null });
    const before = await back.reader.getMine(users, 'ada');
    if (!before) throw new Error('Ada has no document.');
    await back.writer.saveMember({ uid: 'ada', user: member('sample-bea'), before });
    await back.writer.deleteMember({ uid: 'ada', before, content: 'keep' });
    await isGone();
  });

  test('an export holds everything of a member, with bodies and drafts, as plain JSON', async () => {
    await settleAda();
    await back.put('articles/a60', { ...draft('With a body'), authorUid: 'ada', body: 'A body', updatedAt: day(40) });
    const all = await back.exportMember('ada');
    expect(JSON.parse(JSON.stringify(all))).toEqual(all);
    expect(all).toMatchObject({
      exportedAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
      user: { id: 'ada', username: 'sample-bea', formerUsername: 'sample-ada', notificationPrefs: { account: {} } },
      profile: { id: 'sample-bea', uid: 'ada' },
      events: [{ id: 'e1' }],
      opportunities: [{ id: 'o1' }],
      products: [{ id: 'p1' }],
    });
    expect(all.articles).toHaveLength(63);
    expect(all.articles[0]).toMatchObject({ id: 'a60', body: 'A body', updatedAt: '2026-02-09T00:00:00.000Z' });
    expect(all.articles.map(({ id }) => id)).toEqual(expect.arrayContaining(['draft', 'archived', 'odd']));
    expect(all.notifications).toHaveLength(60);
  }, 30_000);

  test("without a token, the member's own part is closed", async () => {
    back.signIn(null);
    await expect(back.reader.listMine(articles, 'ada')).rejects.toMatchObject({ code: 'signed-out' });
    await expect(back.exportMember('ada')).rejects.toMatchObject({ code: 'signed-out' });
    await expect(back.writer.unpublish(articles, { id: 'a', version: 'x' })).rejects.toMatchObject({
      code: 'signed-out',
    });
  });
}
