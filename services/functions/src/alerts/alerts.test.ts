/** @jest-environment node */
import { contentKinds } from '@adp/shared-data/content';
import { createBackgroundWork } from '../createBackgroundWork';
import { runFor, startFollowing, toContent } from '../testing/startFollowing';
import { deleteOwnerData } from './ownerData';

test('followers receive new items that match, by email and on the site', async () => {
  const site = await startFollowing();
  site.addMember('kofi');
  await site.follow({ topic: 'articles' });
  await site.follow({
    subscriber: undefined,
    uid: 'kofi',
    topic: 'opportunities?country=KE',
    channels: ['site', 'email'],
  });
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
  expect(site.get('mail_stats/2026-11-25')).toMatchObject({ sent: 2 });
});

describe('one email', () => {
  test('contains the items of all topics of the day, each item once', async () => {
    const site = await startFollowing();
    for (const topic of ['articles', 'all?theme=skills', 'events', 'articles?theme=skills'])
      await site.follow({ topic, frequency: 'daily' });
    site.publish('article', 'a1', { themes: ['skills'] });
    await runFor(site, 3);
    site.publish('article', 'a2');
    site.publish('product', 'p1', { themes: ['skills'] });
    await runFor(site, 30);
    expect(site.sent).toHaveLength(1);
    const items = site
      .received()
      .flat()
      .flatMap((section) => section.slice(1));
    expect(items.sort()).toEqual(['a1', 'a2', 'p1']);
  });

  test('contains another item of the day without further writes or reads for its follower', async () => {
    const site = await startFollowing();
    await site.follow({ topic: 'articles', frequency: 'daily' });
    site.publish('article', 'a1');
    await runFor(site, 1);
    site.takeEvents();
    site.reads.byCollection = {};
    site.publish('article', 'a2');
    await runFor(site, 1);
    expect(site.takeEvents().filter(({ path }) => path.startsWith('alert_due/'))).toEqual([]);
    expect(site.reads.byCollection).not.toHaveProperty('subscriptions');
    expect(site.reads.byCollection).not.toHaveProperty('subscribers');
    await runFor(site, 30);
    expect(site.received()).toEqual([[['articles', 'a1', 'a2']]]);
  });

  test('contains what is found after the email of the day, and what is found after a reader begins to follow', async () => {
    const site = await startFollowing();
    await site.follow({ topic: 'articles', frequency: 'daily' });
    const kofi = site.addAddress('kofi@example.org', { digest_hour: 12 });
    const send = async (id: string) => {
      site.publish('article', id);
      await runFor(site, 1);
    };
    await send('a1');
    await site.follow({ topic: 'articles', frequency: 'daily', subscriber: kofi });
    await send('a2');
    await runFor(site, 4);
    await send('a3');
    await runFor(site, 24);
    const sections = site.sent.map(({ to, request }) => [to, toContent(request)]);
    expect(sections).toEqual([
      ['kofi@example.org', [['articles', 'a2']]],
      ['zuri@example.org', [['articles', 'a1', 'a2', 'a3']]],
      ['kofi@example.org', [['articles', 'a3']]],
    ]);
  });

  test('reaches a reader who has left and follows the same topic again on this day', async () => {
    const site = await startFollowing();
    const id = await site.follow({ topic: 'articles', frequency: 'daily' });
    site.publish('article', 'a1');
    await runFor(site, 1);
    await deleteOwnerData({ subscriber: site.zuri }, site.administrator);
    site.addAddress('zuri@example.org');
    await site.follow({ topic: 'articles', frequency: 'daily' }, id);
    site.publish('article', 'a2');
    await runFor(site, 30);
    expect(site.received()).toEqual([[['articles', 'a2']]]);
  });

  test('contains all items of the week for a weekly subscription', async () => {
    const site = await startFollowing();
    await site.follow({ topic: 'articles', frequency: 'weekly' });
    for (let day = 0; day < 4; day += 1) {
      site.publish('article', `a${day}`);
      await runFor(site, 24);
    }
    await runFor(site, 24 * 3);
    expect(site.received()).toEqual([[['articles', 'a0', 'a1', 'a2', 'a3']]]);
  });

  test('contains an item that is in both an immediate and a daily topic', async () => {
    const site = await startFollowing();
    await site.follow({ topic: 'articles', frequency: 'immediately' });
    await site.follow({ topic: 'all?theme=skills', frequency: 'daily' });
    site.publish('article', 'a1', { themes: ['skills'] });
    await runFor(site, 30);
    expect(site.received()).toEqual([[['articles', 'a1']]]);
  });

  test('states how many items it does not list, and no later email contains them', async () => {
    const site = await startFollowing();
    await site.follow({ topic: 'articles', frequency: 'daily' });
    for (let number = 0; number < 60; number += 1) site.publish('article', `a${number}`);
    await runFor(site, 60);
    expect(site.sent).toHaveLength(1);
    const request = site.sent[0]?.request;
    const [section] = request?.template === 'digest' ? request.parameters.sections : [];
    expect([section?.items.length, section?.more]).toEqual([40, 20]);
  });

  test('is about at most a hundred of the items that an import publishes within a minute', async () => {
    const site = await startFollowing();
    await site.follow({ topic: 'articles', frequency: 'daily' });
    for (let number = 0; number < 120; number += 1) site.publish('article', `imported-${number}`);
    await runFor(site, 1);
    const [digest] = Object.values(site.list('digests'));
    expect(Object.keys(digest?.['items'] ?? {})).toHaveLength(100);
    await runFor(site, 30);
    expect(site.sent).toHaveLength(1);
  });

  test('has the titles of translations in the language of the address', async () => {
    const site = await startFollowing();
    site.put({ [`subscribers/${site.zuri}`]: { email: 'zuri@example.org', state: 'confirmed', lang: 'fr' } });
    await site.follow({ topic: 'articles' });
    const translations = { fr: { title: 'Un titre', summary: 'Un résumé qui suffit à une liste.' } };
    site.publish('article', 'a1', { translations, translatedInto: ['fr'] });
    await runFor(site, 1);
    expect(site.sent[0]?.request).toMatchObject({
      lang: 'fr',
      parameters: { sections: [{ items: [{ title: 'Un titre', lang: 'fr', path: '/articles/a1' }] }] },
    });
  });
});

describe('nothing is sent', () => {
  test.each<[string, (site: Awaited<ReturnType<typeof startFollowing>>, id: string) => Promise<void> | void]>([
    ['of an item that was removed', ({ publish }) => publish('article', 'a1', { status: 'removed' })],
    ['of an item that was archived', ({ publish }) => publish('article', 'a1', { status: 'archived' })],
    [
      'of an item that was deleted',
      ({ administrator }) => administrator.commit([{ path: 'articles/a1', deleted: true }]),
    ],
    [
      'after the subscription was deleted',
      ({ administrator }, id) => administrator.commit([{ path: `subscriptions/${id}`, deleted: true }]),
    ],
    [
      'while the subscription is paused',
      ({ administrator }, id) =>
        administrator.commit([{ path: `subscriptions/${id}`, fields: { state: 'paused' }, mask: ['state'] }]),
    ],
    [
      'after the subscription has another topic',
      ({ administrator }, id) =>
        administrator.commit([{ path: `subscriptions/${id}`, fields: { topic: 'events' }, mask: ['topic'] }]),
    ],
    [
      'while the address is paused',
      ({ administrator, zuri }) =>
        administrator.commit([{ path: `subscribers/${zuri}`, fields: { paused: true }, mask: ['paused'] }]),
    ],
    [
      'after the address was deleted',
      ({ administrator, zuri }) => administrator.commit([{ path: `subscribers/${zuri}`, deleted: true }]),
    ],
  ])('%s before the hour of the email', async (_, change) => {
    const site = await startFollowing();
    const id = await site.follow({ topic: 'articles', frequency: 'daily' });
    site.publish('article', 'a1');
    await runFor(site, 2);
    await change(site, id);
    await runFor(site, 48);
    expect(site.sent).toEqual([]);
    expect(site.list('alert_due')).toEqual({});
  });

  test('about an item that was published before the subscription, even if it changes later', async () => {
    const site = await startFollowing();
    site.publish('article', 'a1');
    site.pass(1);
    await site.follow({ topic: 'articles' });
    const publishedAt = new Date(site.now() - 120_000);
    await runFor(site, 1);
    site.publish('article', 'a1', { publishedAt, title: 'Another title' });
    await runFor(site, 2);
    expect(site.sent).toEqual([]);
  });

  test('about a change to an item that was sent before', async () => {
    const site = await startFollowing();
    await site.follow({ topic: 'articles' });
    site.publish('article', 'a1');
    const publishedAt = new Date(site.now());
    await runFor(site, 1);
    site.publish('article', 'a1', { publishedAt, title: 'Another title' });
    await runFor(site, 30);
    expect(site.sent).toHaveLength(1);
  });

  test('to a member who has left', async () => {
    const site = await startFollowing();
    site.addMember('kofi');
    await site.follow({
      subscriber: undefined,
      uid: 'kofi',
      topic: 'articles',
      channels: ['email', 'site'],
      frequency: 'daily',
    });
    site.publish('article', 'a1');
    await runFor(site, 2);
    await site.administrator.commit([{ path: 'users/kofi', deleted: true }]);
    await runFor(site, 48);
    expect([site.sent, site.list('notifications')]).toEqual([[], {}]);
  });

  test('on the site if the member has switched these notifications off', async () => {
    const site = await startFollowing();
    site.addMember('kofi');
    const user = site.get('users/kofi') ?? {};
    site.put({ 'users/kofi': { ...user, notification_prefs: { deadlines: { in_app: false } } } });
    await site.follow({ subscriber: undefined, uid: 'kofi', topic: 'articles', channels: ['site'] });
    site.publish('article', 'a1');
    await runFor(site, 2);
    expect(site.list('notifications')).toEqual({});
  });
});

test('an item that begins to match within 30 days is sent to followers from before its publication', async () => {
  const site = await startFollowing();
  await site.follow({ topic: 'articles?country=KE' });
  await site.follow({ topic: 'articles?lang=fr' });
  site.publish('article', 'a1');
  const publishedAt = new Date(site.now());
  await runFor(site, 2);
  expect(site.sent).toEqual([]);
  site.publish('article', 'a1', { publishedAt, countries: ['KE'] });
  await runFor(site, 1);
  const translations = { fr: { title: 'Un titre', summary: 'Un résumé qui suffit à une liste.' } };
  site.publish('article', 'a1', { publishedAt, countries: ['KE'], translations });
  await runFor(site, 24);
  expect(site.received().flat().length).toBe(1);
  site.publish('article', 'a1', { publishedAt, countries: ['NG'] });
  site.pass(31 * 24 * 60);
  site.publish('article', 'a1', { publishedAt, countries: ['KE'] });
  await runFor(site, 2);
  expect(site.received().flat().length).toBe(1);
});

describe('topics', () => {
  const future = new Date('2026-12-10T00:00:00Z');
  const past = new Date('2026-11-01T00:00:00Z');
  const fixed = { deadlineKind: 'fixed', timezone: 'UTC' };
  const oneDay = 86_400_000;

  test.each([
    ['opportunities?country=KE', 'opportunity', { eligibleCountries: ['AU-E'] }, true],
    ['opportunities?country=KE', 'opportunity', { eligibleCountries: [] }, true],
    ['opportunities?country=AU-E', 'opportunity', { eligibleCountries: ['KE'] }, true],
    ['opportunities?country=KE', 'opportunity', { eligibleCountries: ['NG'] }, false],
    ['opportunities', 'opportunity', { ...fixed, deadlineAt: future }, true],
    ['opportunities', 'opportunity', { ...fixed, deadlineAt: past }, false],
    ['opportunities?state=closing', 'opportunity', { ...fixed, deadlineAt: future }, false],
    ['opportunities?deadline=30', 'opportunity', { ...fixed, deadlineAt: future }, true],
    ['opportunities?deadline=30', 'opportunity', {}, false],
    ['opportunities?amount=10000', 'opportunity', { amountMax: 20_000, currency: 'USD' }, true],
    ['opportunities?amount=10000', 'opportunity', {}, false],
    ['opportunities?type=grant', 'opportunity', { type: 'job' }, false],
    ['events', 'event', { startsAt: future, endsAt: new Date(future.getTime() + oneDay) }, true],
    ['events', 'event', { startsAt: past, endsAt: new Date(past.getTime() + oneDay) }, false],
    ['articles?year=2026', 'article', {}, true],
    ['articles?year=2025', 'article', {}, false],
    ['articles?author=amina', 'article', {}, true],
    ['articles?author=former-name', 'article', {}, true],
    ['all?author=amina', 'product', {}, true],
    ['articles?author=kofi', 'article', {}, false],
    ['all?country=KE', 'article', { countries: ['KE'] }, true],
    ['all?country=KE', 'product', { deployedIn: ['NG'], countries: [] }, false],
    ['all?theme=skills', 'knowledgeProduct', { themes: ['skills'] }, true],
    ['all?q=pumps', 'article', { title: 'A pump for every village' }, true],
    ['all?q=water+pumps', 'article', { title: 'A pump for every village' }, false],
    ['all?q=the+water', 'article', { title: 'Water' }, true],
    ['all?q=formation', 'article', { title: 'Formations à Dakar', lang: 'fr' }, true],
    ['all?q=AMINA', 'article', {}, true],
    ['all?q=pumsp', 'article', { title: 'Pumps' }, false],
    ['all?q=skills', 'article', { themes: ['skills'], title: 'About' }, true],
    ['all?q=pumps+Kenya', 'product', { title: 'Pumps', deployedIn: ['KE'] }, true],
    ['all?q=pumps+Kenya', 'product', { title: 'Pumps', deployedIn: ['NG'] }, false],
    ['all?q=opportunities+Kenya', 'opportunity', { title: 'Pumps', eligibleCountries: ['KE'] }, true],
    ['all?q=opportunities+Kenya', 'product', { title: 'Pumps', deployedIn: ['KE'] }, false],
    ['all?q=artificial+intelligence', 'article', { title: 'L’IA à l’école', lang: 'fr' }, true],
    ['articles?q=pumps&theme=skills', 'article', { title: 'Pumps', themes: ['health'] }, false],
    ['opportunities?q=pumps', 'article', { title: 'Pumps' }, false],
  ] as const)('%s finds a new %s with %j: %s', async (topic, kind, fields, isFound) => {
    const site = await startFollowing();
    site.put({
      'profiles/amina': { uid: 'amina', name: 'Amina' },
      'profiles/former-name': { uid: 'amina', renamed_to: 'amina' },
    });
    await site.follow({ topic });
    site.publish(kind, 'x1', fields);
    site.pass(1);
    await site.run();
    expect(site.received()).toEqual(isFound ? [[[topic, 'x1']]] : []);
    expect(site.counts.map(({ items }) => items)).toEqual([1]);
    expect(site.get(`${contentKinds[kind].collection}/x1`)).toBeDefined();
  });

  test('a topic that no list has finds nothing and stops nothing', async () => {
    const site = await startFollowing();
    await site.follow({ topic: 'users?role=administrator' });
    await site.follow({ topic: 'articles' });
    site.publish('article', 'a1');
    await runFor(site, 1);
    expect(site.received()).toEqual([[['articles', 'a1']]]);
  });
});

test('subscriptions, settings and emails of a member are deleted when the member leaves', async () => {
  const site = await startFollowing();
  site.addMember('kofi');
  await site.follow({ subscriber: undefined, uid: 'kofi', topic: 'articles', channels: ['email'] });
  await site.follow({ topic: 'articles' });
  site.publish('article', 'a1');
  await runFor(site, 1);
  await site.administrator.commit([{ path: 'users/kofi', deleted: true }]);
  const { triggers } = createBackgroundWork(site.administrator, { site: 'https://site.example', reader: site.reader });
  const [event] = site.takeEvents().filter(({ path }) => path === 'users/kofi');
  for (let count = 0; count < 2; count += 1) if (event) await triggers.memberWritten.run(event);
  const all = ['subscriptions', 'mail', 'alert_owners', 'alert_settings', 'alert_due'].map((name) => site.list(name));
  expect(JSON.stringify(all)).not.toContain('kofi');
  expect(Object.keys(site.list('subscriptions'))).toHaveLength(1);
});
