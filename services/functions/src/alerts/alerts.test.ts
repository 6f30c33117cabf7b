/** @jest-environment node */
import type { MailRequest } from '../mail/MailTemplate';
import { startAlerts } from '../testing/startAlerts';

/** Returns the topics and item ids of a digest. */
const toContent = (request: MailRequest) =>
  request.template === 'digest'
    ? request.parameters.sections.map(({ topic, items }) => [topic, ...items.map(({ id }) => id)])
    : request.template;

test('followers receive new items that match, by email and on the site', async () => {
  const site = startAlerts();
  await site.run();
  site.addMember('kofi');
  const zuri = site.addAddress('zuri@example.org');
  await site.follow('s1', { uid: 'kofi', topic: 'opportunities?country=KE', channels: ['site', 'email'] });
  await site.follow('s2', { subscriber: zuri, topic: 'articles' });
  await site.deliverEvents();
  site.pass(1);
  site.publish('opportunity', 'o1', { eligibleCountries: ['KE'] });
  site.publish('opportunity', 'o2', { eligibleCountries: ['NG'] });
  site.publish('article', 'a1');
  site.pass(1);
  await site.run();
  expect(site.sent.map(({ to, request }) => [to, toContent(request)]).sort()).toEqual([
    ['kofi@example.org', [['opportunities?country=KE', 'o1']]],
    ['zuri@example.org', [['articles', 'a1']]],
  ]);
  expect(Object.values(site.list('notifications'))).toEqual([
    expect.objectContaining({ uid: 'kofi', event: 'new_items', item_id: 'o1', count: 1 }),
  ]);
  expect(site.get('mail_stats/2026-11-25')).toMatchObject({ sent: 2, queued: 0 });
});
