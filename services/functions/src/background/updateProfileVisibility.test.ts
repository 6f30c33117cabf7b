import { createBackgroundWork } from '../createBackgroundWork';
import { deliver, deliveries, removal, write } from '../testing/deliverEvents';
import { type CommitOutcome, startSite, user } from '../testing/startSite';

describe.each(deliveries)('events delivered %s', (_, arrange) => {
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
});

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
  const { triggers } = createBackgroundWork({ ...administrator, commit }, { site: 'https://site.example', reader });
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
