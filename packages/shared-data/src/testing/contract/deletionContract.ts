import { alertSettings, personalCalendars } from '../../alerts/alertSettings';
import { saves, toSaveId } from '../../alerts/saves';
import { subscriptions, toSubscriptionId } from '../../alerts/subscriptions';
import { readItem } from '../../client/readItem';
import { articles } from '../../kinds/article/articles';
import { events } from '../../kinds/event/events';
import { formerMember } from '../../kinds/member/formerMember';
import { users } from '../../kinds/member/users';
import { notifications } from '../../kinds/notification/notifications';
import { opportunities } from '../../kinds/opportunity/opportunities';
import { products } from '../../kinds/product/products';
import {
  smallest,
  smallestAlertSettings,
  smallestCalendar,
  smallestNotification,
  smallestSave,
  smallestSubscription,
} from '../fixtures';
import { type ContractContext, day, draft, member } from './contractContext';

export function deletionContract(context: ContractContext): void {
  const settleAda = async () => {
    context.back.signIn('ada');
    for (const name of ['sample-ada', 'sample-bea'])
      await context.back.writer.saveMember({
        uid: 'ada',
        user: member(name),
        before: await context.back.reader.getMine(users, 'ada'),
      });
    const mine = { authorUid: 'ada', authorUsername: 'sample-bea', authorName: 'xx' };
    for (let i = 1; i <= 60; i += 1)
      await context.back.put(`articles/a${i}`, { ...draft(`Title ${i}`), ...mine, updatedAt: day(Math.ceil(i / 3)) });
    await context.back.put('articles/draft', { ...smallest.article, ...mine, status: 'draft', publishedAt: undefined });
    await context.back.put('articles/archived', { ...smallest.article, ...mine, status: 'archived' });
    await context.back.put('articles/odd', { ...smallest.article, ...mine, title: 7 });
    await context.back.put('articles/other', smallest.article);
    await context.back.put('events/e1', { ...smallest.event, ...mine });
    await context.back.put('opportunities/o1', { ...smallest.opportunity, ...mine });
    await context.back.put('products/p1', { ...smallest.product, ...mine });
    for (let i = 1; i <= 60; i += 1)
      await context.back.put(`notifications/n${i}`, { ...smallestNotification, uid: 'ada', createdAt: day(i) });
    for (let i = 0; i < 30; i += 1) {
      const item = `articles/a${i}`;
      await context.back.put(`saves/${toSaveId('ada', item)}`, { ...smallestSave, uid: 'ada', item });
      await context.back.put(`subscriptions/${toSubscriptionId('ada', i)}`, { ...smallestSubscription, uid: 'ada' });
    }
    await context.back.put('alert_settings/ada', { ...smallestAlertSettings, uid: 'ada' });
    await context.back.put('calendars/ada', { ...smallestCalendar, uid: 'ada' });
    const before = await context.back.reader.getMine(users, 'ada');
    if (!before) throw new Error('Ada has no document.');
    return before;
  };
  const isGone = async () => {
    expect(await context.back.reader.getMine(users, 'ada')).toBeNull();
    expect((await context.back.reader.listMine(notifications, 'ada')).items).toEqual([]);
    expect((await context.back.reader.listMine(articles, 'ada')).items).toEqual([]);
    expect((await context.back.reader.listMine(saves, 'ada')).items).toEqual([]);
    expect((await context.back.reader.listMine(subscriptions, 'ada')).items).toEqual([]);
    for (const kind of [alertSettings, personalCalendars])
      expect(await context.back.reader.getMine<object>(kind, 'ada')).toBeNull();
    context.back.signIn('bea');
    expect(await context.back.reader.isUsernameFree('sample-ada')).toBe(true);
    expect(await context.back.reader.isUsernameFree('sample-bea')).toBe(true);
  };

  test("published items of a deleted member can be kept without the member's name", async () => {
    const before = await settleAda();
    await context.back.writer.deleteMember({ uid: 'ada', before, content: 'keep' });
    await isGone();
    expect(await context.back.reader.get(articles, 'a1')).toMatchObject({
      ...formerMember,
      title: 'Title 1',
      revision: 2,
    });
    expect(await context.back.reader.get(events, 'e1')).toMatchObject(formerMember);
    expect(await context.back.reader.get(opportunities, 'o1')).toMatchObject(formerMember);
    expect(await context.back.reader.get(products, 'p1')).toMatchObject(formerMember);
    expect(await context.back.reader.get(articles, 'other')).toMatchObject({ authorUid: smallest.article.authorUid });
    const all = await context.back.reader.list(articles, {
      order: 'newest',
      filters: { author: 'former-member' },
      pageSize: 50,
    });
    // Documents that do not match their schema are kept too.
    expect(all.items.length + all.skipped.length).toBe(50);
  }, 30_000);

  test('items of a deleted member can be deleted too, and a second call changes nothing', async () => {
    const before = await settleAda();
    await context.back.writer.deleteMember({ uid: 'ada', before, content: 'remove' });
    context.back.signIn('ada');
    await context.back.writer.deleteMember({ uid: 'ada', before, content: 'remove' });
    await isGone();
    expect((await context.back.reader.list(articles, { order: 'newest' })).items.map(({ id }) => id)).toEqual([
      'other',
    ]);
    await expect(readItem(context.back.reader, products, 'p1')).rejects.toMatchObject({ code: 'gone' });
    // An item that has never been public leaves no tombstone.
    expect(await readItem(context.back.reader, articles, 'draft')).toBeNull();
  }, 30_000);

  test('a member who was renamed on another device is deleted under the new name', async () => {
    context.back.signIn('ada');
    await context.back.writer.saveMember({ uid: 'ada', user: member('sample-ada'), before: null });
    const before = await context.back.reader.getMine(users, 'ada');
    if (!before) throw new Error('Ada has no document.');
    await context.back.writer.saveMember({ uid: 'ada', user: member('sample-bea'), before });
    await context.back.writer.deleteMember({ uid: 'ada', before, content: 'keep' });
    await isGone();
  });

  test("an export contains all of a member's documents, with bodies and drafts, as plain JSON", async () => {
    await settleAda();
    await context.back.put('articles/a60', {
      ...draft('With a body'),
      authorUid: 'ada',
      body: 'A body',
      updatedAt: day(40),
    });
    const all = await context.back.exportMember('ada');
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
    expect(all.saves).toHaveLength(30);
    expect(all.subscriptions).toHaveLength(30);
    expect(all).toMatchObject({
      alertSettings: { id: 'ada', lang: 'en' },
      calendar: { secret: smallestCalendar.secret },
    });
  }, 30_000);
}
