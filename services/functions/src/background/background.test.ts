import { article, type CommitOutcome, startSite, user } from '../testing/startSite';
import { createBackgroundWork } from '../createBackgroundWork';
import type { DocumentEvent } from './events';

type Site = ReturnType<typeof startSite>;

const path = 'articles/one';
const versions = 'revisions/articles/items/one/versions';

/** Delivers events to their handlers and retries after a failure, as Cloud Functions does. */
async function deliver({ administrator, reader }: Site, events: readonly DocumentEvent[]): Promise<void> {
  const { triggers } = createBackgroundWork(administrator, { reader });
  for (const event of events)
    for (const { document, run } of Object.values(triggers)) {
      if (!new RegExp(`^${document.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(event.path)) continue;
      await run(event).catch(() => run(event));
    }
}

const write = (site: Site, fields: object, where = path) =>
  site.administrator.commit([{ path: where, fields: { ...fields } }]);
const version = (revision: number, more: object = {}) =>
  article({ revision, title: `Title number ${revision}`, ...more });

/** A reviewer's decision about a profile, without status and time. */
const removal = { author_uid: 'amina', username: 'amina', title: 'AMINA', reason: 'It belongs to another person.' };

/** The orders and repetitions in which events may be delivered. */
const deliveries: readonly (readonly [string, (events: readonly DocumentEvent[]) => readonly DocumentEvent[]])[] = [
  ['in order', (events) => events],
  ['in the opposite order', (events) => [...events].reverse()],
  ['twice', (events) => [...events, ...events]],
];

describe.each(deliveries)('events delivered %s', (_, arrange) => {
  test('every version of an item is saved once and unchanged', async () => {
    const site = startSite();
    for (const revision of [1, 2, 3]) await write(site, version(revision));
    await deliver(site, arrange(site.takeEvents()));
    const saved = site.list(versions);
    expect(Object.entries(saved).map(([id, { title, revision }]) => [id, title, revision])).toEqual(
      expect.arrayContaining([1, 2, 3].map((revision) => [String(revision), `Title number ${revision}`, revision])),
    );
    expect(Object.keys(saved)).toHaveLength(3);
    expect(saved['1']?.['saved_at']).toBeInstanceOf(Date);
  });

  test('drafts are kept only among the last ten versions, and all other versions are kept', async () => {
    const site = startSite();
    for (let revision = 1; revision <= 14; revision += 1) await write(site, version(revision, { status: 'draft' }));
    for (const revision of [15, 16]) await write(site, version(revision));
    await deliver(site, arrange(site.takeEvents()));
    const saved = Object.keys(site.list(versions)).map(Number);
    expect(saved.sort((a, b) => a - b)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
  });

  test('deleting an item deletes its versions, schedule, decision and note', async () => {
    const site = startSite();
    await write(site, version(1));
    await write(site, version(2));
    site.put({ 'schedules/articles/items/one': { author_uid: 'amina' }, 'reviews/articles/items/one': {} });
    site.put({ 'handling/articles/items/one': { author_uid: 'amina' } });
    await site.administrator.commit([{ path, deleted: true }]);
    await deliver(site, arrange(site.takeEvents()));
    expect(site.paths()).toEqual(['changes/articles']);
  });

  test('no version contains the name of a member who has left', async () => {
    const site = startSite();
    await write(site, version(1));
    await write(site, version(2, { author_uid: 'former-member', author_name: 'Former member' }));
    await deliver(site, arrange(site.takeEvents()));
    expect(Object.values(site.list(versions)).map(({ author_uid: author }) => author)).toEqual(['former-member']);
  });

  test("an author's new name reaches every version and the tombstone, even if the event of an earlier version arrives late", async () => {
    const site = startSite();
    const tombstone = 'tombstones/articles/items/one';
    const byline = { author_username: 'binta', author_name: 'Binta' };
    site.put({ [tombstone]: { author_name: 'Amina', title: 'A title', reason: 'It advertises.' } });
    for (const revision of [1, 2]) await write(site, version(revision, { status: 'removed' }));
    await write(site, version(3, { status: 'removed', ...byline }));
    await deliver(site, arrange(site.takeEvents()));
    expect(Object.entries(site.list(versions))).toEqual(
      ['1', '2', '3'].map((revision) => [
        revision,
        expect.objectContaining({ title: `Title number ${revision}`, ...byline }),
      ]),
    );
    expect(site.get(tombstone)).toMatchObject({ author_name: 'Binta', title: 'A title' });
  });

  test('a removed and deleted item is cited without its author, but a knowledge product is cited with its named authors', async () => {
    const site = startSite();
    const authors = ['A. Diallo', 'B. Mensah'];
    site.put({
      'tombstones/articles/items/one': { author_name: 'Amina', title: 'A title' },
      'tombstones/knowledge_products/items/one': { author_name: 'A. Diallo, B. Mensah' },
    });
    const paths = ['articles/one', 'knowledge_products/one'];
    await write(site, version(1, { status: 'removed' }), paths[0]);
    await write(site, version(1, { status: 'removed', authors }), paths[1]);
    await site.administrator.commit(paths.map((path) => ({ path, deleted: true })));
    await deliver(site, arrange(site.takeEvents()));
    expect(site.get('tombstones/articles/items/one')).toEqual({ title: 'A title' });
    expect(site.get('tombstones/knowledge_products/items/one')).toEqual({ author_name: 'A. Diallo, B. Mensah' });
  });

  test.each(['has another name', 'has left'])(
    'reports, decisions and the audit log do not contain the former name of a member who %s',
    async (what) => {
      const site = startSite();
      const hasLeft = what === 'has left';
      const { 'users/amina': amina = {} } = user('amina');
      const at = new Date(1e12);
      const report = { collection: 'profiles', item: 'amina', title: 'AMINA', status: 'upheld', created_at: at };
      const decided = { ...report, reporter_uid: 'kofi', decided_at: at };
      site.put({
        'reports/profiles_amina_kofi': { ...decided, subject_uid: 'amina' },
        // An older report, written before reports stored the uid of the reported member.
        'reports/profiles_amina_a-1': report,
        'reports/profiles_amina_zuri': { ...report, subject_uid: 'another' },
        'audit/report_profiles_amina_kofi_1000000000000': { ...report, report: 'profiles_amina_kofi' },
        'audit/profile_removals_amina_1': { collection: 'profile_removals', item: 'amina', title: 'AMINA' },
        'audit/role_amina_x': { collection: 'users', item: 'amina', title: 'amina' },
        'notifications/f-1': { uid: 'kofi', event: 'report_upheld', title: 'AMINA', created_at: at },
        'notifications/f-2': { uid: 'kofi', event: 'approved', title: 'AMINA', created_at: at, item_kind: 'article' },
        'notifications/f-3': { uid: 'amina', event: 'profile_hidden', item_id: 'amina', created_at: at },
        'report_counts/kofi': { item: 'profiles_amina_kofi' },
        'handling/articles/items/one': { assigned_to: 'amina', assigned_name: 'AMINA', note: 'x' },
        'profile_removals/amina': { ...removal, at, status: 'published' },
      });
      await write(site, amina, 'users/amina');
      await write(site, { ...amina, username: 'binta', former_username: 'amina', name: 'BINTA' }, 'users/amina');
      if (hasLeft) await site.administrator.commit([{ path: 'users/amina', deleted: true }]);
      await deliver(site, arrange(site.takeEvents()));
      await deliver(site, arrange(site.takeEvents()));
      const [name, username] = hasLeft ? ['Former member', 'amina'] : ['BINTA', 'binta'];
      expect(Object.keys(site.list('reports')).sort()).toEqual(
        [...['a-1', 'kofi'].map((reporter) => `profiles_${username}_${reporter}`), 'profiles_amina_zuri'].sort(),
      );
      expect(site.get(`reports/profiles_${username}_kofi`)).toEqual({
        ...decided,
        subject_uid: 'amina',
        item: username,
        title: name,
      });
      expect(site.get('reports/profiles_amina_zuri')).toMatchObject({ title: 'AMINA' });
      expect(site.list('audit')).toMatchObject({
        [`report_profiles_${username}_kofi_1000000000000`]: {
          title: name,
          item: username,
          report: `profiles_${username}_kofi`,
        },
        profile_removals_amina_1: { title: name },
        role_amina_x: { title: hasLeft ? name : 'binta' },
      });
      expect(Object.keys(site.list('audit'))).toHaveLength(3);
      expect(site.list('notifications')).toMatchObject({ 'f-1': { title: name }, 'f-2': { title: 'AMINA' } });
      expect(Object.keys(site.list('notifications'))).toHaveLength(3);
      expect(site.get('report_counts/kofi')).toEqual({ item: `profiles_${username}_kofi` });
      expect(site.get('handling/articles/items/one')).toEqual(
        hasLeft ? { note: 'x' } : { assigned_to: 'amina', assigned_name: 'BINTA', note: 'x' },
      );
      expect(site.get('profile_removals/amina')).toMatchObject({
        title: name,
        username: hasLeft ? 'former-member' : 'binta',
      });
    },
  );

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
    await decide('published', 4, 'It is none.');
    await deliver(site, arrange(site.takeEvents()));
    const notifications = Object.values(site.list('notifications')).sort(
      (a, b) => Number(a['created_at']) - Number(b['created_at']),
    );
    expect(notifications.map(({ event, reason }) => [event, reason])).toEqual([
      ['returned', 'A source is missing.'],
      ['approved', undefined],
      ['removed', 'It is an advertisement.'],
      ['restored', 'It is none.'],
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

  test("the first approval turns the URLs in a new account's visible profile into links", async () => {
    const site = startSite();
    const { 'users/amina': amina = {} } = user('amina', { unapproved: true });
    site.put({ 'users/amina': amina, 'profiles/amina': { name: 'AMINA', unapproved: true } });
    for (const count of [1, 2]) await write(site, { count, collection: 'articles', item: 'one' }, 'approvals/amina');
    await deliver(site, arrange(site.takeEvents()));
    expect([site.get('profiles/amina'), 'unapproved' in (site.get('users/amina') ?? {})]).toEqual([
      { name: 'AMINA' },
      false,
    ]);
    expect(site.get('users/amina')?.['revision']).toBe(2);
  });

  test('a profile is hidden and restored by the last decision, and its owner is notified once of each decision', async () => {
    const site = startSite();
    const { 'users/amina': amina = {} } = user('amina', { former_username: 'ami' });
    const placed = { 'profiles/amina': { name: 'AMINA' }, 'profiles/ami': { renamed_to: 'amina' } };
    site.put({ 'users/amina': amina, ...placed });
    const decide = (revision: number, status: string, seconds: number) =>
      write(site, { ...removal, status, revision, at: new Date(1e12 + seconds * 1000) }, 'profile_removals/amina');
    await decide(1, 'removed', 1);
    await deliver(site, arrange(site.takeEvents()));
    expect([site.list('profiles'), site.get('users/amina')?.['removed']]).toEqual([{}, true]);
    // Reviewers can still read a copy of the profile from before it was hidden.
    expect(site.get('hidden_profiles/amina')).toMatchObject({ uid: 'amina', name: 'AMINA', visibility: 'public' });
    expect(site.get('hidden_profiles/amina')).not.toHaveProperty('notification_prefs');
    expect(site.list('tombstones/profiles/items')).toEqual({
      amina: { removed_at: new Date(1e12 + 1000), reason: removal.reason },
    });
    await decide(2, 'published', 2);
    await decide(3, 'removed', 3);
    await decide(4, 'published', 4);
    await deliver(site, arrange(site.takeEvents()));
    expect(Object.keys(site.list('profiles')).sort()).toEqual(['ami', 'amina']);
    expect(site.list('hidden_profiles')).toEqual({});
    expect(site.get('profiles/amina')).toMatchObject({ uid: 'amina', name: 'AMINA', visibility: 'public' });
    expect(site.get('users/amina')).not.toHaveProperty('removed');
    expect(site.list('tombstones/profiles/items')).toEqual({});
    const notified = Object.values(site.list('notifications')).sort(
      (a, b) => Number(a['created_at']) - Number(b['created_at']),
    );
    expect(notified.map(({ event, item_id, reason }) => [event, item_id, reason])).toEqual(
      ['profile_hidden', 'profile_shown', 'profile_hidden', 'profile_shown'].map((event) => [
        ...[event, 'amina', removal.reason],
      ]),
    );
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

  test('each change of the settings has an audit entry', async () => {
    const site = startSite();
    const settings = 'settings/publishing';
    const change = (approvals: number, by: string) =>
      write(site, { approvals, changed_by: by, changed_at: new Date() }, settings);
    await change(2, 'zuri');
    await change(5, 'kofi');
    await site.administrator.commit([{ path: settings, deleted: true }]);
    await deliver(site, arrange(site.takeEvents()));
    const entries = Object.entries(site.list('audit')).sort();
    expect(entries.map(([, { by, from, to }]) => [by, from, to])).toEqual([
      ['zuri', 'off', '2'],
      ['kofi', '2', '5'],
      ['unknown', '5', 'off'],
    ]);
    expect(entries[0]?.[1]).toMatchObject({ collection: 'settings', item: 'publishing', title: 'publishing' });
  });
});

test.each<readonly CommitOutcome[]>([['fails'], ['answer is lost'], ['works', 'fails'], ['works', 'answer is lost']])(
  'a handler that runs again after failed commits neither misses nor repeats writes: %s %s',
  async (...outcomes) => {
    const site = startSite();
    await write(site, version(1));
    await write(site, version(2, { author_uid: 'former-member' }));
    const [first, second] = site.takeEvents().filter((event) => event.path === path);
    site.put({ [`${versions}/1`]: version(1) });
    site.setOutcomes(...outcomes);
    await deliver(
      site,
      [second, first].flatMap((event) => event ?? []),
    );
    expect(Object.keys(site.list(versions))).toEqual(['2']);
  },
);

test.each<readonly CommitOutcome[]>([['fails'], ['answer is lost']])(
  'if an approval is delivered again after a failed commit, the account is no longer marked as new: %s',
  async (outcome) => {
    const site = startSite();
    site.put(user('amina', { unapproved: true, visibility: 'hidden' }));
    await write(site, { count: 1, collection: 'articles', item: 'one' }, 'approvals/amina');
    const events = site.takeEvents();
    site.setOutcomes(outcome);
    await deliver(site, events);
    expect(site.get('users/amina')).toMatchObject({ revision: 2 });
    expect(site.get('users/amina')).not.toHaveProperty('unapproved');
  },
);

test.each<readonly CommitOutcome[]>([['fails'], ['answer is lost'], ['works', 'fails'], ['works', 'answer is lost']])(
  'if the removal of a profile is delivered again after failed commits, it takes effect once: %s %s',
  async (...outcomes) => {
    const site = startSite();
    const members = { 'member_profiles/amina': { name: 'AMINA' } };
    site.put({ ...user('amina', { visibility: 'members', listed: false }), ...members });
    await write(site, { ...removal, status: 'removed', revision: 1, at: new Date() }, 'profile_removals/amina');
    const events = site.takeEvents();
    site.setOutcomes(...outcomes);
    await deliver(site, events);
    expect([site.list('member_profiles'), site.get('users/amina')?.['revision']]).toEqual([{}, 2]);
    // The profile was not public, so it has no tombstone.
    expect(site.list('tombstones/profiles/items')).toEqual({});
    expect(Object.keys(site.list('notifications'))).toHaveLength(1);
  },
);

test('a decision made while a profile is being hidden takes effect', async () => {
  const site = startSite();
  site.put({ ...user('amina'), 'profiles/amina': { name: 'AMINA' } });
  await write(site, { ...removal, status: 'removed', revision: 1, at: new Date() }, 'profile_removals/amina');
  const [event] = site.takeEvents();
  const { administrator, reader } = site;
  const commit: typeof administrator.commit = async (writes) => {
    // The event of this decision arrives before the first commit and changes nothing.
    site.put({ 'profile_removals/amina': { ...removal, status: 'published', revision: 2, at: new Date() } });
    await administrator.commit(writes);
  };
  const { triggers } = createBackgroundWork({ ...administrator, commit }, { reader });
  if (event) await triggers.profileRemovalWritten.run(event);
  expect([Object.keys(site.list('profiles')), site.list('tombstones/profiles/items')]).toEqual([['amina'], {}]);
});

test('a profile is not restored if only its owner may see it or its owner has left', async () => {
  const site = startSite();
  site.put(user('amina', { visibility: 'hidden', listed: false }));
  for (const status of ['removed', 'published'])
    for (const uid of ['amina', 'gone']) {
      await write(
        site,
        { ...removal, author_uid: uid, status, revision: 1, at: new Date() },
        `profile_removals/${uid}`,
      );
      await deliver(site, site.takeEvents());
    }
  expect([site.list('profiles'), site.list('member_profiles')]).toEqual([{}, {}]);
  expect(site.list('hidden_profiles')).toEqual({});
  site.put(user('amina', { removed: true, unapproved: true }));
  await write(site, { count: 1, collection: 'articles', item: 'one' }, 'approvals/amina');
  await deliver(site, site.takeEvents());
  expect([site.get('users/amina')?.['unapproved'], site.list('profiles')]).toEqual([undefined, {}]);
  expect(Object.values(site.list('notifications')).map(({ uid }) => uid)).toEqual(['amina', 'amina']);
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
