import type { Administrator } from '@adp/shared-data/administrator';
import { collections, type ContentKind, kindNames } from '@adp/shared-data/content';
import { toStored } from '@adp/shared-data/fields';
import { parseGrant } from '@adp/shared-data/roles';
import { smallest } from '@adp/shared-data/testing';
import { createAccounts } from '../testing/createAccounts';
import { type CommitOutcome, startSite, user } from '../testing/startSite';
import { findAccount, type Grant } from './accounts';
import { changeRole } from './changeRole';

const cause = { by: 'root', reason: 'So it is.', at: new Date(1e12), run: 'run-1' };
const member: Grant = { role: 'member', programmes: [] };

function start(customAttributes = '{}') {
  const people = { amina: { email: 'amina@example.org', customAttributes } };
  const site = startSite();
  const { accounts, ...rest } = createAccounts(people);
  site.put(user('amina'));
  /** Grants a role. Every call has the same request id and reads the current account first. */
  const grant = async (change: Grant, more: Partial<typeof cause> = {}) => {
    const account = await findAccount({ uid: 'amina' }, { accounts, administrator: site.administrator });
    if (!account) throw new Error('There is no account.');
    return changeRole(account, { ...change, ...cause, ...more }, { administrator: site.administrator, accounts });
  };
  return { ...site, people, grant, setAccountOutcomes: rest.setOutcomes };
}

function scheduled(kind: ContentKind, id: string, more: object = {}) {
  const path = `${collections[kind]}/${id}`;
  const item = { ...toStored({ ...smallest[kind], authorUid: 'amina' }), status: 'scheduled', revision: 3 };
  const schedule = { author_uid: 'amina', publish_at: new Date('2027-01-01') };
  return { [path]: { ...item, ...more }, [`schedules/${path.replace('/', '/items/')}`]: schedule };
}

const approvals = { 'approvals/amina': { count: 3, collection: 'articles', item: 'one' } };
const review = { 'settings/publishing': { approvals: 2, changed_by: 'root', changed_at: new Date() } };

test("a granted role is logged, the member is notified, and the URLs in the member's profile become links", async () => {
  const { people, put, get, list, grant } = start();
  put(user('amina', { unapproved: true, visibility: 'hidden', listed: false }));
  await grant({ role: 'trusted', programmes: [] });
  expect(people.amina.customAttributes).toContain('trusted');
  expect(get('users/amina')).not.toHaveProperty('unapproved');
  const [[id = '', entry] = []] = Object.entries(list('audit'));
  expect(id).toMatch(/^role_amina_[0-9a-f]{24}$/);
  expect(entry).toEqual({
    by: 'root',
    reason: cause.reason,
    at: cause.at,
    collection: 'users',
    item: 'amina',
    title: 'amina',
    from: 'member',
    to: 'trusted',
  });
  expect(Object.values(list('notifications')).map(({ event }) => event)).toEqual(['role_changed']);
});

describe('revoking a role', () => {
  test.each([
    ['has a role', '{"role":"trusted"}', {}, 'trusted', 0],
    ['is trusted only because of approved items', '{}', approvals, 'member', 3],
    ['has a role and approved items', '{"role":"reviewer"}', approvals, 'reviewer', 3],
  ])(
    'of a member who %s ends trust once, with one audit entry and one notification',
    async (_, claims, more, from, count) => {
      const { people, put, get, list, grant } = start(claims);
      put({ ...review, ...more });
      await grant(member);
      await grant(member);
      await grant(member, { run: 'run-2' });
      expect(JSON.parse(people.amina.customAttributes)).toEqual({});
      expect(get('approvals/amina')).toBeUndefined();
      expect(Object.values(list('audit'))).toMatchObject([{ from, to: 'member', approvals: count }]);
      expect(Object.keys(list('notifications'))).toHaveLength(1);
    },
  );

  test.each(kindNames)('a scheduled %s returns to review or becomes a draft', async (kind) => {
    for (const isReviewed of [true, false]) {
      const { put, get, list, grant } = start();
      put({ ...(isReviewed && review), ...scheduled(kind, 'later') });
      await grant(member);
      const status = isReviewed && kind !== 'knowledgeProduct' ? 'in_review' : 'draft';
      expect(get(`${collections[kind]}/later`)).toMatchObject({ status, revision: 4 });
      expect(list(`schedules/${collections[kind]}/items`)).toEqual({});
    }
  });

  test("keeps the schedule of items for the member's own programme and of items scheduled by others", async () => {
    const { put, list, grant } = start('{"programmes":["apet"]}');
    put({ ...review, ...approvals, ...scheduled('article', 'own', { programme: 'apet' }) });
    put({ ...scheduled('article', 'plain'), ...scheduled('event', 'taken', { author_uid: 'kofi' }) });
    await grant({ role: 'member', programmes: ['apet'] });
    expect(Object.keys(list('schedules/articles/items'))).toEqual(['own']);
    expect(Object.keys(list('schedules/events/items'))).toEqual(['taken']);
  });

  test('a member who gets a programme keeps the count of approvals', async () => {
    const { put, get, list, grant } = start();
    put({ ...review, ...approvals, ...scheduled('article', 'later') });
    await grant({ role: 'member', programmes: ['apet'] });
    expect([get('approvals/amina')?.['count'], get('articles/later')?.['status']]).toEqual([3, 'scheduled']);
    expect(Object.values(list('audit'))).toMatchObject([{ from: 'member', to: 'member (apet)' }]);
  });
});

describe('scheduled drafts of programme pages', () => {
  const draft = (programme: string, more: object = {}) => ({
    [`programme_drafts/${programme}_en`]: {
      programme,
      lang: 'en',
      content: {},
      revision: 0,
      updated_by: 'amina',
      publish_at: new Date('2027-01-01'),
      ...more,
    },
  });
  const listScheduled = (list: ReturnType<typeof start>['list']) =>
    Object.entries(list('programme_drafts')).flatMap(([id, fields]) => ('publish_at' in fields ? [id] : []));

  test.each<readonly [string, string, Grant, readonly string[]]>([
    ['an administrator becomes a member', '{"role":"administrator"}', member, []],
    ['a reviewer keeps one page', '{"role":"administrator"}', { role: 'reviewer', programmes: ['ivm'] }, ['ivm_en']],
    ['an editor loses a page', '{"programmes":["apet","ivm"]}', { role: 'member', programmes: ['ivm'] }, ['ivm_en']],
    [
      'an editor becomes an administrator',
      '{"programmes":["apet"]}',
      { role: 'administrator', programmes: [] },
      ['about_en', 'apet_en', 'ivm_en'],
    ],
  ])(
    'if %s, only drafts of pages that the member may still edit stay scheduled',
    async (_, claims, change, expected) => {
      const { put, get, list, grant } = start(claims);
      put({ ...draft('about'), ...draft('apet'), ...draft('ivm'), ...draft('cjed', { updated_by: 'kofi' }) });
      await grant(change);
      expect(listScheduled(list).sort()).toEqual([...expected, 'cjed_en'].sort());
      expect(get('programme_drafts/apet_en')).toMatchObject({ updated_by: 'amina', content: {} });
    },
  );

  test.each(['fails', 'answer is lost'] as const)(
    'are unscheduled by a repeated grant if the commit %s',
    async (outcome) => {
      const { put, list, grant, setOutcomes } = start('{"programmes":["apet"]}');
      put(draft('apet'));
      setOutcomes('works', 'works', outcome);
      await expect(grant(member)).rejects.toThrow();
      await grant(member, { run: 'run-2' });
      expect(listScheduled(list)).toEqual([]);
      expect(Object.keys(list('audit'))).toHaveLength(1);
    },
  );
});

/** Failures of each step of a grant: audit entry, account, schedule, notification. */
const failures: readonly (readonly [string, readonly CommitOutcome[], readonly CommitOutcome[]])[] = (
  ['fails', 'answer is lost'] as const
).flatMap((outcome) => [
  [`the log’s commit ${outcome}`, [outcome], []] as const,
  [`the account’s change ${outcome}`, [], [outcome]] as const,
  [`the schedule’s commit ${outcome}`, ['works', outcome], []] as const,
  [`the notification’s commit ${outcome}`, ['works', 'works', outcome], []] as const,
]);

test.each(failures)('if %s, repeating the grant completes it', async (_, commits, changes) => {
  const { people, put, get, list, grant, setOutcomes, setAccountOutcomes } = start('{"role":"trusted"}');
  put({ ...review, ...approvals, ...scheduled('article', 'later') });
  setOutcomes(...commits);
  setAccountOutcomes(...changes);
  await expect(grant(member)).rejects.toThrow();
  // Although the clock has advanced, the member is notified only once, with the time of the first grant.
  await grant(member, { at: new Date(2e12) });
  await grant(member, { at: new Date(3e12) });
  expect(JSON.parse(people.amina.customAttributes)).toEqual({});
  expect([get('approvals/amina'), get('articles/later')?.['status']]).toEqual([undefined, 'in_review']);
  const entries = Object.values(list('audit'));
  expect(entries).toMatchObject([{ from: 'trusted', to: 'member', approvals: 3 }]);
  const notifications = Object.values(list('notifications'));
  expect(notifications).toMatchObject([{ event: 'role_changed', created_at: entries[0]?.['at'] }]);
});

test('two identical grants sent at the same time take effect once', async () => {
  const { list, grant } = start();
  await Promise.all([grant({ role: 'trusted', programmes: [] }), grant({ role: 'trusted', programmes: [] })]);
  expect([Object.keys(list('audit')).length, Object.keys(list('notifications')).length]).toEqual([1, 1]);
});

test('repeating an old grant does not undo a later grant', async () => {
  const { people, list, grant } = start();
  await grant({ role: 'trusted', programmes: [] });
  await grant({ role: 'reviewer', programmes: [] }, { run: 'run-2' });
  expect(await grant({ role: 'trusted', programmes: [] })).toMatchObject({ role: 'reviewer' });
  expect(people.amina.customAttributes).toContain('reviewer');
  expect(Object.keys(list('audit'))).toHaveLength(2);
});

describe('programmes that do not fit into the claims', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => `programme-${index}`);
  const three = ['apet', 'cjed', 'ivm'];
  const find = async (people: Parameters<typeof createAccounts>[0], administrator: Administrator) =>
    findAccount({ uid: 'amina' }, { accounts: createAccounts(people).accounts, administrator });
  const readClaims = (text: string) => JSON.parse(text) as { readonly role?: string; readonly programmes?: unknown };

  test('are stored in a document that the claims name, and return to the claims once they fit', async () => {
    const { people, get, list, grant, administrator } = start('{"programmes":["apet"],"other":1}');
    await grant({ role: 'trusted', programmes: hundred });
    const { programmes: id, ...others } = readClaims(people.amina.customAttributes);
    expect(others).toEqual({ role: 'trusted', other: 1 });
    expect(get(`programme_sets/${String(id)}`)).toEqual({ programmes: [...hundred].sort() });
    expect(await find(people, administrator)).toMatchObject({ role: 'trusted', programmes: [...hundred].sort() });
    await grant({ role: 'member', programmes: three }, { run: 'run-2' });
    expect(readClaims(people.amina.customAttributes)).toEqual({ programmes: three, other: 1 });
    const entries = Object.values(list('audit')).map(({ from, to }) => [
      parseGrant(String(from)),
      parseGrant(String(to)),
    ]);
    const many = { role: 'trusted', programmes: [...hundred].sort() };
    expect(entries).toContainEqual([{ role: 'member', programmes: ['apet'] }, many]);
    expect(entries).toContainEqual([many, { role: 'member', programmes: three }]);
  });

  test.each([three, hundred.slice(0, 60)])('a list that fits is not stored in a document', async (...programmes) => {
    const { people, list, grant } = start();
    await grant({ role: 'trusted', programmes });
    expect(readClaims(people.amina.customAttributes).programmes).toEqual(programmes);
    expect(list('programme_sets')).toEqual({});
  });

  test('equal programmes have the same document, and a change has another one', async () => {
    const { people, list, grant } = start();
    await grant({ role: 'member', programmes: hundred });
    const before = people.amina.customAttributes;
    await grant({ role: 'member', programmes: [...hundred].reverse() }, { run: 'run-2' });
    expect([people.amina.customAttributes, Object.keys(list('audit')).length]).toEqual([before, 1]);
    await grant({ role: 'member', programmes: [...hundred, 'apet'] }, { run: 'run-3' });
    expect(people.amina.customAttributes).not.toBe(before);
    // A token that still names the first document keeps exactly its rights until it ends.
    const sets = Object.values(list('programme_sets')).map(({ programmes }) => programmes);
    expect(sets).toHaveLength(2);
    expect(sets).toContainEqual([...hundred].sort());
  });

  test.each<readonly [string, readonly CommitOutcome[], readonly CommitOutcome[]]>([
    ['the document’s commit fails', ['works', 'fails'], []],
    ['the document’s answer is lost', ['works', 'answer is lost'], []],
    ['the account’s change fails', [], ['fails']],
    ['the account’s answer is lost', [], ['answer is lost']],
  ])(
    'if %s, the claims never name a missing document, and repeating the grant completes it',
    async (_, commits, changes) => {
      const { people, list, grant, administrator, setOutcomes, setAccountOutcomes } = start('{"programmes":["apet"]}');
      setOutcomes(...commits);
      setAccountOutcomes(...changes);
      await expect(grant({ role: 'member', programmes: hundred })).rejects.toThrow();
      expect([1, 100]).toContain((await find(people, administrator))?.programmes.length);
      await grant({ role: 'member', programmes: hundred });
      expect((await find(people, administrator))?.programmes).toEqual([...hundred].sort());
      expect(Object.keys(list('audit'))).toHaveLength(1);
    },
  );

  test('a claim whose document does not exist grants no programme', async () => {
    const { people, administrator } = start('{"programmes":"a1"}');
    expect((await find(people, administrator))?.programmes).toEqual([]);
  });

  test.each(['"../users/amina"', '"A1"', '""', '1', 'null', '[1]', '{}'])(
    'the claim %s grants no programme',
    async (claim) => {
      const { people, administrator } = start(`{"programmes":${claim}}`);
      expect((await find(people, administrator))?.programmes).toEqual([]);
    },
  );
});
