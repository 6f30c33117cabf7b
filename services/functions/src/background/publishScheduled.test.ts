import { toMarkPath } from '@adp/shared-data/administrator';
import { collections, type ContentKind, kindNames } from '@adp/shared-data/content';
import { toStored } from '@adp/shared-data/fields';
import { smallest } from '@adp/shared-data/testing';
import { createAccounts } from '../testing/createAccounts';
import { article, startSite, user } from '../testing/startSite';
import { publishProgrammes } from './publishProgrammes';
import { publishScheduled } from './publishScheduled';

const due = new Date('2026-11-23T08:00:00Z');
const tick = (time: Date) => ({ time: time.toISOString() });
const scheduled = (more: object = {}) =>
  article({ status: 'scheduled', published_at: undefined, revision: 3, ...more });
const schedule = (id: string, at = due, uid = 'amina') => ({
  [`schedules/articles/items/${id}`]: { author_uid: uid, publish_at: at },
});

/** Starts a site with a scheduled article of Amina, whose account has the claims. */
function start(claims = '{}') {
  const site = startSite({ now: () => due.getTime() + 1234 });
  site.put({ ...user('amina'), 'articles/one': scheduled(), ...schedule('one') });
  const { accounts, requested } = createAccounts({ amina: { email: 'a@example.org', customAttributes: claims } });
  return { ...site, requested, publish: publishScheduled(site.administrator, { accounts }) };
}

/** Returns a scheduled item of Amina with its schedule. */
function toScheduled(kind: ContentKind, more: object = {}) {
  const path = `${collections[kind]}/of-this-kind`;
  const item = { ...toStored({ ...smallest[kind], authorUid: 'amina' }), status: 'scheduled', published_at: undefined };
  const planned = { [`schedules/${path.replace('/', '/items/')}`]: { author_uid: 'amina', publish_at: due } };
  return { path, documents: { [path]: { ...item, ...more }, ...planned } };
}

test('an item is published at its scheduled time and not before', async () => {
  const { publish, get, list } = start();
  await publish(tick(new Date(due.getTime() - 1)));
  expect(get('articles/one')).toMatchObject({ status: 'scheduled', revision: 3 });
  await publish(tick(due));
  const now = new Date(due.getTime() + 1234);
  expect(get('articles/one')).toMatchObject({ status: 'published', revision: 4, published_at: now, updated_at: now });
  expect(get(toMarkPath('articles', 'one'))).toEqual({ updated_at: now });
  expect(get('schedules/articles/items/one')).toBeUndefined();
  expect(Object.values(list('notifications'))).toMatchObject([{ uid: 'amina', event: 'scheduled_published' }]);
});

test.each(kindNames)('a scheduled %s is published', async (kind) => {
  const { publish, get, put, list } = start('{"role":"reviewer"}');
  const { path, documents } = toScheduled(kind);
  put(documents);
  await publish(tick(due));
  expect(get(path)).toMatchObject({ status: 'published', published_at: new Date(due.getTime() + 1234) });
  expect(get(`schedules/${path.replace('/', '/items/')}`)).toBeUndefined();
  expect(Object.values(list('notifications'))).toContainEqual(
    expect.objectContaining({ item_kind: kind, item_id: 'of-this-kind', event: 'scheduled_published' }),
  );
});

test('two simultaneous runs and a third one publish the item once', async () => {
  const { publish, get, list } = start();
  await Promise.all([publish(tick(due)), publish(tick(due))]);
  await publish(tick(due));
  expect(get('articles/one')).toMatchObject({ status: 'published', revision: 4 });
  expect(Object.keys(list('notifications'))).toHaveLength(1);
});

test.each(['fails', 'answer is lost'] as const)(
  'a run whose commit has the outcome "%s" leaves consistent data',
  async (outcome) => {
    const { publish, get, list, setOutcomes } = start();
    setOutcomes(outcome);
    await expect(publish(tick(due))).rejects.toThrow('1 of schedules/articles/items were not published.');
    expect([get('articles/one')?.['status'], Object.keys(list('schedules/articles/items'))]).toEqual(
      outcome === 'fails' ? ['scheduled', ['one']] : ['published', []],
    );
    await publish(tick(due));
    expect(get('articles/one')).toMatchObject({ status: 'published', revision: 4 });
    expect(Object.keys(list('notifications'))).toHaveLength(1);
  },
);

test.each([
  ['was withdrawn by its author', { status: 'draft' }],
  ['was returned by a reviewer', { status: 'returned' }],
  ['now belongs to another author', { author_uid: 'former-member' }],
])('an item that %s is not published, and its schedule is deleted', async (_, change) => {
  const { publish, get, put } = start();
  put({ 'articles/one': scheduled(change) });
  await publish(tick(due));
  expect(get('articles/one')).toMatchObject({ revision: 3, ...change });
  expect(get('schedules/articles/items/one')).toBeUndefined();
});

test('a failing item does not prevent other items from being published, and the next run publishes it', async () => {
  const { publish, get, put, setOutcomes } = start();
  put({ 'articles/two': scheduled(), ...schedule('two', new Date(due.getTime() + 1000)) });
  setOutcomes('fails');
  const later = tick(new Date(due.getTime() + 60_000));
  await expect(publish(later)).rejects.toThrow('1 of schedules');
  expect([get('articles/one')?.['status'], get('articles/two')?.['status']]).toEqual(['scheduled', 'published']);
  await publish(later);
  expect(get('articles/one')).toMatchObject({ status: 'published' });
});

test('an item without a schedule is not published', async () => {
  const { publish, get, put } = start();
  put({ 'articles/three': scheduled() });
  await publish(tick(due));
  expect(get('articles/three')).toMatchObject({ status: 'scheduled' });
});

describe('while new members are reviewed', () => {
  const review = { 'settings/publishing': { approvals: 2 } };
  const approvals = (count: number) => ({ 'approvals/amina': { count, collection: 'articles', item: 'two' } });

  test.each([
    ['has no role', '{}', approvals(1), 'in_review'],
    ['has enough approved items', '{}', approvals(2), 'published'],
    ['has a role', '{"role":"trusted"}', {}, 'published'],
    ['edits the programme', '{"programmes":["apet"]}', {}, 'published'],
    ['edits another programme', '{"programmes":["ivm"]}', {}, 'in_review'],
  ])('a due article whose author %s ends in the right state', async (_, claims, more, status) => {
    const { publish, get, put, list } = start(claims);
    put({ ...review, ...more, 'articles/one': scheduled({ programme: 'apet' }) });
    await publish(tick(due));
    expect(get('articles/one')).toMatchObject({ status, revision: 4 });
    expect('published_at' in (get('articles/one') ?? {})).toBe(status === 'published');
    expect(list('schedules/articles/items')).toEqual({});
    expect(Object.keys(list('notifications'))).toHaveLength(status === 'published' ? 1 : 0);
  });

  test('an article whose author no longer has an account returns to review', async () => {
    const { administrator, get, put } = start();
    put(review);
    await publishScheduled(administrator, { accounts: createAccounts({}).accounts })(tick(due));
    expect(get('articles/one')).toMatchObject({ status: 'in_review' });
  });

  test('an account is read only if the approved items are too few to publish without review', async () => {
    const { publish, put, requested } = start();
    put({ ...review, ...approvals(2) });
    await publish(tick(due));
    expect(requested).toEqual([]);
  });

  test.each(['unavailable', 'missing'])('an article stays scheduled while accounts are %s', async (state) => {
    const { administrator, get, put } = start();
    put(review);
    const { accounts } = createAccounts({});
    const fetch = () => Promise.resolve(new Response(null, { status: 503 }));
    const publish = publishScheduled(administrator, state === 'missing' ? {} : { accounts: { ...accounts, fetch } });
    await expect(publish(tick(due))).rejects.toThrow('1 of schedules/articles/items were not published.');
    expect(get('articles/one')).toMatchObject({ status: 'scheduled', revision: 3 });
  });
});

test.each([
  ['has no role', '{}', 'draft'],
  ['is trusted only with articles', '{"role":"trusted"}', 'draft'],
  ['edits another programme', '{"programmes":["ivm"]}', 'draft'],
  ['edits its programme', '{"programmes":["apet"]}', 'published'],
  ['is a reviewer', '{"role":"reviewer"}', 'published'],
])('a due knowledge product whose author %s ends in the right state', async (_, claims, status) => {
  const approvals = { 'approvals/amina': { count: 9, collection: 'articles', item: 'two' } };
  for (const settings of [{}, { 'settings/publishing': { approvals: 2 }, ...approvals }]) {
    const { publish, get, put } = start(claims);
    const { path, documents } = toScheduled('knowledgeProduct', { programme: 'apet' });
    put({ ...settings, ...documents });
    await publish(tick(due));
    expect(get(path)).toMatchObject({ status });
    expect(get(`schedules/${path.replace('/', '/items/')}`)).toBeUndefined();
  }
});

describe('a programme page', () => {
  const content = {
    title: 'About',
    lead: 'It is a site.',
    sections: [{ id: 'a', title: 'What', paragraphs: ['A site.'] }],
  };
  const draft = {
    programme: 'about',
    lang: 'en',
    content,
    revision: 1,
    updated_by: 'amina',
    updated_at: new Date(0),
    publish_at: due,
  };
  const page = { programme: 'about', lang: 'en', content: {}, revision: 1, published_by: 'kofi' };

  test.each([
    ['for the first time', 0, {}],
    ['again', 1, { 'programme_pages/about_en': page }],
  ])('is published %s with its version, and its draft is deleted', async (_, revision, before) => {
    const { administrator, get, put } = startSite({ now: () => due.getTime() });
    put({ 'programme_drafts/about_en': { ...draft, revision }, ...before });
    const publish = publishProgrammes(administrator);
    await publish(tick(new Date(due.getTime() - 1)));
    expect(get('programme_drafts/about_en')).toBeDefined();
    await Promise.all([publish(tick(due)), publish(tick(due))]);
    const published = get('programme_pages/about_en');
    expect(published).toEqual({
      programme: 'about',
      lang: 'en',
      content: draft.content,
      revision: revision + 1,
      published_by: 'amina',
      published_at: due,
      updated_at: due,
    });
    expect(get(`programme_revisions/about_en/versions/${revision + 1}`)).toEqual(published);
    expect(get('programme_drafts/about_en')).toBeUndefined();
    expect(get(toMarkPath('programme_pages', 'about_en'))).toBeDefined();
  });

  test('stays unchanged and keeps its draft if another revision was published in the meantime', async () => {
    const { administrator, get, put } = startSite();
    put({ 'programme_drafts/about_en': draft, 'programme_pages/about_en': { ...page, revision: 2 } });
    await publishProgrammes(administrator)(tick(due));
    const { publish_at: planned, ...rest } = draft;
    expect([get('programme_pages/about_en'), get('programme_drafts/about_en')]).toEqual([
      { ...page, revision: 2 },
      rest,
    ]);
  });
});
