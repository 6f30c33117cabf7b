import { toMarkPath } from '@adp/shared-data/administrator';
import { deliver, deliveries, path, removal, version, write } from '../testing/deliverEvents';
import { type CommitOutcome, startSite, user } from '../testing/startSite';

const versions = 'revisions/articles/items/one/versions';

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
    const isNote = (path: string) => path.startsWith('sitemap_changes/');
    expect(site.paths().filter((path) => !isNote(path))).toEqual([toMarkPath('articles', 'one')]);
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

  test('each change to the settings has an audit entry', async () => {
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

test("a reviewer's decision on a report is kept if it is stored while the reported member's name is updated", async () => {
  const site = startSite();
  const { 'users/amina': amina = {} } = user('amina');
  const at = new Date(1e12);
  const reportPath = 'reports/profiles_amina_kofi';
  const report = { collection: 'profiles', item: 'amina', title: 'AMINA', subject_uid: 'amina', created_at: at };
  site.put({ [reportPath]: { ...report, status: 'open' } });
  await write(site, amina, 'users/amina');
  await write(site, { ...amina, name: 'BINTA' }, 'users/amina');
  const decided = { status: 'upheld', decided_by: 'zuri', decided_at: at };
  let isDecided = false;
  const administrator: typeof site.administrator = {
    ...site.administrator,
    commit: async (writes) => {
      if (!isDecided && writes.some((each) => each.path === reportPath)) {
        isDecided = true;
        await site.administrator.commit([{ path: reportPath, fields: decided, mask: Object.keys(decided) }]);
      }
      return site.administrator.commit(writes);
    },
  };
  await deliver({ ...site, administrator }, site.takeEvents());
  expect([isDecided, site.get(reportPath)]).toEqual([true, { ...report, ...decided, title: 'BINTA' }]);
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
