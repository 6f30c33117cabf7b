/** @jest-environment node */
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { collections, createReader, formerMemberName, loadWriter, toStored, users } from '@adp/shared-data';
import { createAdministrator, fromWireFields, type StoredFields } from '@adp/shared-data/administrator';
import { createReview } from '@adp/shared-data/review';
import { smallest, smallestUser } from '@adp/shared-data/testing';
import { readHosting, type Platform } from '@adp/local-firebase';
import { startBackend } from './startBackend';

// Node exposes a CommonJS package to ES modules as its default export.
jest.mock('superstatic', () => ({ __esModule: true, default: jest.requireActual<object>('superstatic') }));

jest.setTimeout(120_000);

const workspace = resolve(__dirname, '../../..');
const projectId = 'demo-adp';
const uid = 'u1';
const first = { name: 'Zubeida Quartey', username: 'zubeida-quartey' };
const second = { name: 'Nomvula Ferreira', username: 'nomvula-ferreira' };
const third = { name: 'Oumou Lindqvist', username: 'oumou-lindqvist' };
const contentKinds = Object.keys(smallest) as readonly (keyof typeof smallest)[];

let platform: Platform;
let origin: string;
beforeAll(async () => {
  origin = await findFreeOrigin();
  platform = await startBackend({
    hosting: readHosting(join(workspace, 'firebase.json')).filter(({ target }) => target === 'shell'),
    ...{ origins: { shell: origin }, cwd: workspace, workspace, seed: false },
  });
});
beforeEach(() => platform.reset());
afterAll(() => platform.stop());

function findFreeOrigin(): Promise<string> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address) done(`http://127.0.0.1:${address.port}`);
        else fail(new Error('no free port'));
      });
    });
  });
}

/** An unsigned token, which the local Auth accepts. */
function toToken(sub: string, claims: object): string {
  const all = { sub, aud: projectId, email_verified: true, firebase: { sign_in_provider: 'password' }, ...claims };
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(all)}.`;
}

const as = (sub: string, claims: object = {}) => ({ getToken: () => Promise.resolve(toToken(sub, claims)) });
const toConfig = () => ({ projectId, apiKey: 'k', origin });
const getAdministrator = () => createAdministrator(toConfig(), { token: 'owner' });
const openReview = (sub: string) => createReview(toConfig(), as(sub, { role: 'reviewer' }));
const openWriter = () => loadWriter(toConfig(), as(uid, { role: 'reviewer', programmes: ['apet'] }));
const readMember = () => createReader(toConfig(), as(uid)).getMine(users, uid);

const { createdAt, updatedAt, revision, ...draft } = smallestUser;
void [createdAt, updatedAt, revision];

async function saveMember(changes: object) {
  const writer = await openWriter();
  const before = await readMember();
  await writer.saveMember({ uid, user: { ...draft, listed: true, ...changes }, before });
}

/** Writes the member's name to every place that copies it, through the rules where a page writes it. */
async function leaveTraces({ isHidden = false } = {}) {
  const { commit } = getAdministrator();
  await saveMember(first);
  const kofi = toStored({ ...smallestUser, name: 'Kofi', username: 'kofi' });
  await commit([{ path: 'users/kofi', fields: kofi, times: ['created_at', 'updated_at'] }]);
  const byline = { authorUid: uid, authorUsername: first.username, authorName: first.name };
  for (const kind of contentKinds)
    for (const status of ['draft', 'published', 'archived', 'removed']) {
      const { publishedAt, ...item } = smallest[kind];
      const isPublic = status !== 'draft' && { publishedAt };
      const stored = toStored({ ...item, ...isPublic, ...byline, status: status === 'removed' ? 'published' : status });
      const others = { authors: undefined, corporate_author: undefined, programme: 'apet' };
      await commit([
        {
          path: `${collections[kind]}/${status}`,
          fields: { ...stored, ...(kind === 'knowledgeProduct' && others), title: `The title of what is ${status}` },
        },
      ]);
    }
  const review = openReview('kofi');
  const reason = 'It advertises a product.';
  for (const kind of contentKinds)
    await review.decide({ kind, id: 'removed', revision: 1, to: 'removed', reason, by: 'kofi' });
  await leaveReviewTraces(reason, isHidden);
  const ofAnother = { authorUid: 'kofi', authorUsername: 'kofi', authorName: 'Kofi' };
  await commit([{ path: 'articles/of-kofi', fields: toStored({ ...smallest.article, ...ofAnother }) }]);
  const translation = { collection: 'articles', item: 'of-kofi', lang: 'fr', how: 'human', sourceRevision: 1 };
  const translator = { translatorUid: uid, translatorUsername: first.username, translatorName: first.name };
  const { title, summary, body } = smallest.article;
  await commit([
    {
      path: 'translations/articles_of-kofi_fr',
      fields: toStored({ ...translation, ...translator, title, summary, body, updatedAt: new Date() }),
    },
  ]);
  await platform.background.whenIdle();
}

/** Reports of the profile, a decision about it, a role, and the member's reviewing tasks. */
async function leaveReviewTraces(reason: string, isHidden: boolean) {
  const { commit } = getAdministrator();
  const [kofi, zuri] = [openReview('kofi'), openReview('zuri')];
  const report = {
    ...{ collection: 'profiles', item: first.username, title: first.name, subjectUid: uid, reason: 'other', text: '' },
    ...{ status: 'open', createdAt: new Date(1e12), updatedAt: new Date(1e12) },
  };
  const toPath = (reporter: string) => `reports/profiles_${first.username}_${reporter}`;
  const stored = (reporter?: string) => toStored({ ...report, ...(reporter && { reporterUid: reporter }) });
  await commit([
    { path: toPath('kofi'), fields: stored('kofi') },
    { path: toPath('a-visitor'), fields: stored() },
    { path: 'report_counts/kofi', fields: { item: `profiles_${first.username}_kofi`, count: 1 } },
  ]);
  await zuri.decideReport({
    id: `profiles_${first.username}_kofi`,
    to: 'upheld',
    reason,
    by: 'zuri',
    removesItem: true,
  });
  await platform.background.whenIdle();
  if (!isHidden) await kofi.showProfile({ id: uid, reason, by: 'kofi' });
  await commit([
    {
      path: 'reports/articles_of-kofi_zuri',
      fields: toStored({ ...report, collection: 'articles', item: 'of-kofi', title: 'It', subjectUid: 'kofi' }),
    },
    {
      path: 'audit/role_u1_x',
      fields: {
        by: 'kofi',
        at: new Date(),
        collection: 'users',
        item: uid,
        title: first.username,
        from: 'member',
        to: 'reviewer',
        reason,
      },
    },
    {
      path: 'articles/waiting',
      fields: toStored({
        ...smallest.article,
        status: 'in_review',
        authorUid: 'kofi',
        authorUsername: 'kofi',
        authorName: 'Kofi',
      }),
    },
  ]);
  const mine = openReview(uid);
  const assignTo = { uid, name: first.name };
  await mine.handleReport({ id: 'articles_of-kofi_zuri', assignTo });
  await mine.handleItem({ item: { kind: 'article', id: 'waiting', authorUid: 'kofi' }, assignTo });
}

/** Returns the paths of documents whose path or fields contain one of the texts. */
function findDocuments(...texts: readonly string[]): string[] {
  return [...platform.firestore.documents()]
    .filter(({ path, fields }) => texts.some((text) => `${path} ${JSON.stringify(fields)}`.includes(text)))
    .map(({ path }) => path)
    .sort();
}

/** Returns the search index files in Storage that contain the text, also those that only readers of the previous index use. */
async function findIndexFiles(text: string): Promise<string[]> {
  const names = platform.storage.objects().flatMap(({ name }) => (name.startsWith('search/') ? [name] : []));
  const files = names.map(async (name) => {
    const url = `${origin}/v0/b/demo-adp.appspot.com/o/${encodeURIComponent(name)}?alt=media`;
    return (await (await fetch(url)).text()).includes(text) ? [name] : [];
  });
  return (await Promise.all(files)).flat();
}

/** Returns the public URLs whose responses contain one of the texts. */
async function findPublic(...texts: readonly string[]): Promise<string[]> {
  const segments = contentKinds.map((kind) => collections[kind].replace('_', '-'));
  const ids = ['draft', 'published', 'archived', 'removed', 'of-kofi'];
  const urls = [
    ...segments.flatMap((segment) => [
      ...[`/api/v1/${segment}`, `/feeds/${segment}.atom`, `/sitemaps/${segment}.xml`, `/${segment}`],
      ...ids.flatMap((id) => [
        ...[`/api/v1/${segment}/${id}`, `/api/v1/${segment}/${id}?lang=fr`, `/${segment}/${id}`],
        `/oembed.json?url=${encodeURIComponent(`${origin}/${segment}/${id}`)}`,
      ]),
    ]),
    ...[first, second, third].flatMap(({ username }) => [
      ...[`/api/v1/people/${username}`, `/api/v1/authors/${username}`, `/${username}`],
    ]),
    ...['/api/v1/people', '/people', '/sitemap.xml', '/sitemaps/people.xml', '/calendar/events.ics'],
    ...['/calendar/deadlines.ics', '/opensearch.xml'],
  ];
  // A write invalidates the endpoints' caches, which hold responses for seconds.
  platform.firestore.put('report_limits/none', {});
  const found: string[] = [];
  for (const url of urls) {
    const fresh = url.startsWith('/api/') ? `${url}${url.includes('?') ? '&' : '?'}fresh=1` : url;
    const body = await (await fetch(`${origin}${fresh}`, { redirect: 'manual' })).text();
    // Errors and canonical links repeat the requested path.
    const text = body.replaceAll(url.slice(url.lastIndexOf('/')), '');
    if (texts.some((one) => text.includes(one))) found.push(url);
  }
  return found;
}

const get = (path: string): StoredFields => fromWireFields(platform.firestore.get(path)?.fields);

/** Every document that contains the member's name. Without them, the searches below would prove nothing. */
const places = {
  documents: [
    ...['audit/profile_removals_u1_1', 'audit/role_u1_x', 'handling/articles/items/waiting', 'profile_removals/u1'],
    ...[`profiles/${first.username}`, `reports/profiles_${first.username}_kofi`, 'report_counts/kofi'],
    ...['reports/articles_of-kofi_zuri', 'tombstones/articles/items/removed', 'translations/articles_of-kofi_fr'],
    ...['revisions/articles/items/removed/versions/1', 'articles/removed', 'users/u1'],
    `audit/report_profiles_${first.username}_kofi_1000000000000`,
  ],
  urls: [
    ...['/api/v1/articles', '/api/v1/articles/published', '/api/v1/articles/removed', '/feeds/articles.atom'],
    ...['/api/v1/people', '/sitemaps/people.xml'],
  ],
};

async function leave(content: 'keep' | 'remove') {
  const before = await readMember();
  if (!before) throw new Error('There is no member to leave.');
  await (await openWriter()).deleteMember({ uid, before, content });
  await platform.background.whenIdle();
  expect(platform.background.failures()).toEqual([]);
}

describe.each(['keep', 'remove'] as const)('a member who leaves and chooses to %s published items', (content) => {
  test('has no name left in any document or on any public page', async () => {
    await leaveTraces();
    expect(findDocuments(first.name, first.username)).toEqual(expect.arrayContaining(places.documents));
    expect(await findPublic(first.name, first.username)).toEqual(expect.arrayContaining(places.urls));
    await leave(content);
    expect(findDocuments(first.name, first.username)).toEqual([]);
    expect(await findPublic(first.name, first.username)).toEqual([]);
    // Other people still need why an item was removed, what was decided, and what a reader reported.
    expect(get('tombstones/articles/items/removed')).toMatchObject({ title: 'The title of what is removed' });
    expect(get('audit/profile_removals_u1_1')).toMatchObject({ title: formerMemberName, to: 'removed' });
    expect(get('reports/profiles_u1_kofi')).toMatchObject({ title: formerMemberName, status: 'upheld' });
    expect(get('reports/profiles_u1_a-visitor')).toMatchObject({ title: formerMemberName, status: 'open' });
    expect(get('reports/articles_of-kofi_zuri')).not.toHaveProperty('assigned_to');
  });
});

test('the name of a member who leaves is in no file of the search index ten minutes later', async () => {
  await saveMember(first);
  const byline = { authorUid: uid, authorUsername: first.username, authorName: first.name };
  await getAdministrator().commit([
    { path: 'articles/published', fields: toStored({ ...smallest.article, ...byline }) },
    // Without these, every run would read all items again.
    ...Object.values(collections).map((name) => ({ path: `changes/${name}`, fields: {}, times: ['updated_at'] })),
  ]);
  await platform.background.runSchedules(new Date());
  expect(await findIndexFiles(first.name)).not.toEqual([]);
  await leave('keep');
  await platform.background.runSchedules(new Date());
  await platform.background.runSchedules(new Date(Date.now() + 11 * 60_000));
  expect(await findIndexFiles(first.name)).toEqual([]);
});

test('no name remains of a member whose profile reviewers have hidden', async () => {
  await leaveTraces({ isHidden: true });
  expect(findDocuments(first.name, first.username)).toEqual(
    expect.arrayContaining(['hidden_profiles/u1', `tombstones/profiles/items/${first.username}`]),
  );
  await leave('keep');
  expect(findDocuments(first.name, first.username)).toEqual([]);
  expect(await findPublic(first.name, first.username)).toEqual([]);
});

test('neither name remains of a member who leaves after a change of name', async () => {
  await leaveTraces();
  await saveMember(second);
  await platform.background.whenIdle();
  await leave('keep');
  expect(findDocuments(first.name, first.username, second.name, second.username)).toEqual([]);
  expect(await findPublic(first.name, first.username, second.name, second.username)).toEqual([]);
});

test('a new name replaces the former one in every document and on every public page', async () => {
  await leaveTraces();
  const documents = findDocuments(first.name);
  await saveMember(second);
  await platform.background.whenIdle();
  expect(platform.background.failures()).toEqual([]);
  expect(findDocuments(first.name)).toEqual([]);
  expect(await findPublic(first.name)).toEqual([]);
  const renamed = documents.map((path) => path.replace(first.username, second.username)).sort();
  expect(findDocuments(second.name)).toEqual(expect.arrayContaining(renamed));
  expect(get('tombstones/articles/items/removed')).toMatchObject({ author_name: second.name });
  expect(get('audit/role_u1_x')).toMatchObject({ title: second.username });
  // A former username redirects to the current one until the next change releases it.
  const leading = [`profiles/${first.username}`, `usernames/${first.username}`, 'users/u1'];
  expect(findDocuments(first.username)).toEqual(leading);
  await saveMember(third);
  await platform.background.whenIdle();
  expect(findDocuments(first.name, first.username, second.name)).toEqual([]);
  // The member is notified of a decision only once, even if the profile is renamed later.
  const notified = findDocuments(third.username).filter((path) => path.startsWith('notifications/'));
  expect(notified.map((path) => get(path)['event']).sort()).toEqual(['profile_hidden', 'profile_shown']);
});
