import { collections, kindNames } from '@adp/shared-data/content';
import { toStored } from '@adp/shared-data/fields';
import { smallest } from '@adp/shared-data/testing';
import { deliver, deliveries, write } from '../testing/deliverEvents';
import { article, startSite, user } from '../testing/startSite';
import { updateNameCopies } from './updateNameCopies';

const { 'users/amina': amina = {} } = user('amina');
const first = { ...amina, username: 'amina', name: 'Amina' };
const second = { ...amina, username: 'amina-b', name: 'Amina', former_username: 'amina' };
const third = { ...amina, username: 'amina-c', name: 'Binta', former_username: 'amina-b' };
const former = { author_uid: 'former-member', author_username: 'former-member', author_name: 'Former member' };
const current = { author_uid: 'amina', author_username: 'amina-c', author_name: 'Binta' };
const itemPaths = kindNames.map((kind) => `${collections[kind]}/one`);
const translation = {
  translator_uid: 'amina',
  translator_username: 'amina',
  translator_name: 'Amina',
  updated_at: new Date(0),
};

/** Starts a site with an item of each kind and a translation, all with the member's first name. */
function start() {
  const site = startSite();
  for (const kind of kindNames) {
    const byline = { authorUid: 'amina', authorUsername: 'amina', authorName: 'Amina' };
    const item = { ...toStored({ ...smallest[kind], ...byline }), revision: 3 };
    site.put({ [`${collections[kind]}/one`]: item });
  }
  site.put({ 'translations/articles_two_fr': translation });
  return { ...site, rename: (fields: object) => write(site, fields, 'users/amina') };
}

describe.each(deliveries)('events delivered %s', (_, arrange) => {
  test('no item or translation keeps a username that its author has given up', async () => {
    const site = start();
    const others = { author_uid: 'kofi', author_username: 'amina', author_name: 'Kofi' };
    site.put({ 'articles/of-kofi': article(others), 'articles/draft': article({ status: 'draft', revision: 1 }) });
    for (const user of [first, second, third]) await site.rename(user);
    await deliver(site, arrange(site.takeEvents()));
    for (const path of [...itemPaths, 'articles/draft']) expect(site.get(path)).toMatchObject(current);
    expect(itemPaths.map((path) => site.get(path)?.['revision'])).toEqual(itemPaths.map(() => 4));
    expect(site.get('translations/articles_two_fr')).toEqual({
      translator_uid: 'amina',
      translator_username: 'amina-c',
      translator_name: 'Binta',
      updated_at: new Date(0),
    });
    expect(site.get('articles/of-kofi')).toMatchObject(others);
    // The events of these writes change nothing more, apart from versions and marks.
    await deliver(site, arrange(site.takeEvents()));
    expect(site.takeEvents().filter(({ path }) => itemPaths.includes(path))).toEqual([]);
  });

  test('no item or translation names a member whose document was deleted', async () => {
    const site = start();
    await site.rename(first);
    await site.administrator.commit([{ path: 'users/amina', deleted: true }]);
    await deliver(site, arrange(site.takeEvents()));
    for (const path of itemPaths) {
      expect(site.get(path)).toMatchObject({ ...former, revision: 4 });
      const record = site.get(`former_authors/${path.replace('/', '/items/')}`);
      expect(record).toMatchObject({ uid: 'amina', left_at: expect.any(Date) as Date });
    }
    expect(site.get('translations/articles_two_fr')).toMatchObject({ translator_username: 'former-member' });
  });
});

test("bylines that the member's page updates are not written", async () => {
  const site = start();
  for (const user of [first, second]) await site.rename(user);
  // The former username still leads to the member, so these bylines are left to the page.
  await deliver(site, site.takeEvents());
  expect(site.takeEvents()).toEqual([]);
  for (const path of itemPaths) {
    const fields = { author_username: 'amina-b' };
    await site.administrator.commit([{ path, fields, mask: Object.keys(fields), revised: true }]);
  }
  const fields = { translator_username: 'amina-b' };
  await site.administrator.commit([{ path: 'translations/articles_two_fr', fields, mask: Object.keys(fields) }]);
  await site.rename(third);
  await deliver(site, site.takeEvents());
  expect(itemPaths.map((path) => site.get(path)?.['revision'])).toEqual(itemPaths.map(() => 4));
});

test('all 2,000 items of a member are updated, at most 100 in a commit', async () => {
  const site = startSite();
  const ids = Array.from({ length: 2_000 }, (_, index) => `a${index}`);
  site.put(Object.fromEntries(ids.map((id) => [`articles/${id}`, article({ body: '' })])));
  const sizes: number[] = [];
  const administrator: typeof site.administrator = {
    ...site.administrator,
    commit: (writes) => {
      sizes.push(writes.length);
      return site.administrator.commit(writes);
    },
  };
  for (const user of [second, third]) await write(site, user, 'users/amina');
  for (const event of site.takeEvents()) await updateNameCopies(event, administrator);
  const bylines = Object.values(site.list('articles')).map(({ author_username: username }) => username);
  expect([...new Set(bylines)]).toEqual(['amina-c']);
  expect(sizes).toEqual(Array(20).fill(100));
});

test('an edit that is stored while bylines are updated is kept, and the byline is updated by the next delivery', async () => {
  const site = start();
  for (const user of [second, third]) await site.rename(user);
  let isEdited = false;
  const administrator: typeof site.administrator = {
    ...site.administrator,
    commit: async (writes) => {
      if (!isEdited && writes.some(({ path }) => path === 'articles/one')) {
        isEdited = true;
        await site.administrator.commit([{ path: 'articles/one', fields: { title: 'Edited' }, mask: ['title'] }]);
      }
      return site.administrator.commit(writes);
    },
  };
  await deliver({ ...site, administrator }, site.takeEvents());
  expect([isEdited, site.get('articles/one')]).toMatchObject([true, { ...current, title: 'Edited' }]);
});
