import { deliver, deliveries, path, write } from '../testing/deliverEvents';
import { article, startSite, user } from '../testing/startSite';

describe.each(deliveries)('events delivered %s', (_, arrange) => {
  test('an author is notified of each decision once, in order and with the reason', async () => {
    const site = startSite();
    site.put({ ...user('amina'), [path]: article() });
    const decide = (status: string, seconds: number, reason?: string) =>
      write(
        site,
        { status, author_uid: 'amina', at: new Date(1e12 + seconds * 1000), ...(reason && { reason }) },
        'reviews/articles/items/one',
      );
    await decide('returned', 1, 'A source is missing.');
    await decide('published', 2);
    await decide('removed', 3, 'It is an advertisement.');
    await decide('published', 4, 'It is not spam.');
    await deliver(site, arrange(site.takeEvents()));
    const notifications = Object.values(site.list('notifications')).sort(
      (a, b) => Number(a['created_at']) - Number(b['created_at']),
    );
    expect(notifications.map(({ event, reason }) => [event, reason])).toEqual([
      ['returned', 'A source is missing.'],
      ['approved', undefined],
      ['removed', 'It is an advertisement.'],
      ['restored', 'It is not spam.'],
    ]);
    expect(notifications[0]).toMatchObject({
      uid: 'amina',
      topic: 'content',
      read: false,
      item_kind: 'article',
      item_id: 'one',
      title: article().title,
    });
  });

  test('reporters and appellants are notified of the decision and of nothing else', async () => {
    const site = startSite();
    site.put({ ...user('amina'), ...user('kofi') });
    const at = new Date(1e12);
    const report = { collection: 'profiles', item: 'amina', title: 'Amina', reporter_uid: 'kofi', status: 'open' };
    const appeal = { collection: 'articles', item: 'one', author_uid: 'amina', status: 'open' };
    const decision = { decision_reason: 'So it is.', decided_at: at };
    await write(site, report, 'reports/profiles_amina_kofi');
    await write(site, { ...report, note: 'x' }, 'reports/profiles_amina_kofi');
    await write(site, { ...report, status: 'upheld', ...decision }, 'reports/profiles_amina_kofi');
    await write(site, { ...report, reporter_uid: null }, 'reports/profiles_amina_a-1');
    await write(site, { ...report, reporter_uid: null, status: 'upheld', ...decision }, 'reports/profiles_amina_a-1');
    await write(site, appeal, 'appeals/articles_one');
    await write(site, { ...appeal, status: 'refused', ...decision }, 'appeals/articles_one');
    await deliver(site, arrange(site.takeEvents()));
    const notifications = Object.values(site.list('notifications'));
    expect(notifications.map(({ uid, event, reason }) => [uid, event, reason]).sort()).toEqual([
      ['amina', 'appeal_refused', 'So it is.'],
      ['kofi', 'report_upheld', 'So it is.'],
    ]);
    expect(notifications.find(({ uid }) => uid === 'kofi')).toEqual({
      uid: 'kofi',
      topic: 'content',
      event: 'report_upheld',
      read: false,
      created_at: at,
      title: 'Amina',
      reason: 'So it is.',
    });
  });

  test('if a colleague unpublishes a knowledge product, its author is notified once, with the reason', async () => {
    const site = startSite();
    site.put({ ...user('amina'), 'knowledge_products/one': { title: 'A report' } });
    const decision = { author_uid: 'amina', status: 'archived', reason: 'Its figures are wrong.', at: new Date(2e12) };
    await write(site, decision, 'reviews/knowledge_products/items/one');
    await deliver(site, arrange(site.takeEvents()));
    expect(Object.values(site.list('notifications'))).toEqual([
      {
        uid: 'amina',
        topic: 'content',
        event: 'taken_back',
        read: false,
        created_at: decision.at,
        item_kind: 'knowledgeProduct',
        item_id: 'one',
        title: 'A report',
        reason: decision.reason,
      },
    ]);
  });
});

test('members who have left are not notified, and members can disable optional notifications', async () => {
  const site = startSite();
  const off = { notification_prefs: { content: { in_app: false } } };
  site.put({ ...user('amina', off), [path]: article() });
  for (const uid of ['amina', 'gone'])
    for (const status of ['published', 'removed'])
      await write(site, { status, author_uid: uid, at: new Date(), reason: 'x' }, 'reviews/articles/items/one');
  await deliver(site, site.takeEvents());
  expect(Object.values(site.list('notifications')).map(({ uid, event }) => [uid, event])).toEqual([
    ['amina', 'removed'],
  ]);
});
