/** @jest-environment node */
import { join } from 'node:path';
import { saves, subscriptions } from '@adp/shared-data/alerts';
import { articles } from '@adp/shared-data/article';
import { createReader } from '@adp/shared-data/client';
import { changedKind, contentKinds, kindNames, type Kind } from '@adp/shared-data/content';
import { events } from '@adp/shared-data/event';
import { toStored } from '@adp/shared-data/fields';
import { knowledgeProducts, programmeProducts } from '@adp/shared-data/knowledge-product';
import { profiles } from '@adp/shared-data/member';
import { notifications } from '@adp/shared-data/notification';
import { opportunities } from '@adp/shared-data/opportunity';
import { products } from '@adp/shared-data/product';
import {
  createWriter,
  describeDataContract,
  exportMyDocuments,
  type FiltersByOrder,
  listQueries,
  neededIndexes,
  toWireFields,
} from '@adp/shared-data/testing';
import { readIndexes } from '@adp/local-firebase';
import { createDeniedRequests, createFirestore, createMemberToken } from '@adp/local-firebase/testing';
import { readRules } from './testing/readRules';

const projectId = 'demo-contract';
const config = { projectId, apiKey: 'none', origin: 'http://127.0.0.1' };
const kinds: readonly Kind<unknown, unknown>[] = [
  articles,
  events,
  opportunities,
  products,
  knowledgeProducts,
  profiles,
];

/** Filters that the site's queries combine with each order. */
const usedFilters = new Map<string, FiltersByOrder>([
  ...kindNames.map((kind) => [contentKinds[kind].collection, listQueries(kind)] as const),
  // Only the sitemap sorts the directory by age.
  ['profiles', { name: Object.keys(profiles.filters), newest: [] }],
]);

const root = join(__dirname, '..');
const indexes = readIndexes(join(root, 'firestore.indexes.json'));

/** Indexes for lists on review pages and lists of versions: a field that is compared, and a field that sorts. */
const reviewIndexes = [
  ...['reports', 'appeals'].map((collection) => [collection, 'status', 'created_at', 'ascending'] as const),
  ['reports', 'collection', 'created_at', 'ascending'] as const,
  ['audit', 'collection', 'at'] as const,
  ...['articles', 'events', 'opportunities', 'products'].map(
    (collection) => [collection, 'status', 'updated_at', 'ascending'] as const,
  ),
  ...['articles', 'events', 'opportunities', 'products'].map(
    (collection) => [collection, 'lang', 'updated_at', 'ascending'] as const,
  ),
  ['reports', 'reason', 'created_at', 'ascending'] as const,
  ['broken_links', 'state', 'since', 'ascending'] as const,
  ['reports', 'assigned_to', 'created_at', 'ascending'] as const,
  ...['author_uid', 'status'].map((field) => ['versions', field, 'revision'] as const),
  ['translations', 'translator_uid', 'updated_at'] as const,
  // The page of hidden profiles shows the oldest one first.
  ['profile_removals', 'status', 'at', 'ascending'] as const,
].map(([collectionGroup, condition, order, direction]) => ({
  collectionGroup,
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: condition, order: 'ASCENDING' },
    { fieldPath: order, order: direction === 'ascending' ? 'ASCENDING' : 'DESCENDING' },
  ],
}));

/** Indexes for queries of items that changed after the search index was built, except those in `reviewIndexes`. */
const changeIndexes = kinds
  .filter(({ collection }) => collection !== 'profiles')
  .flatMap((kind) => neededIndexes(changedKind(kind)))
  .filter((index) => !reviewIndexes.some((reviewIndex) => JSON.stringify(reviewIndex) === JSON.stringify(index)));

/** Index for the query with which an editor reads the versions of a colleague's item. */
const colleaguesIndex = {
  collectionGroup: 'versions',
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: 'programme', order: 'ASCENDING' },
    { fieldPath: 'status', order: 'ASCENDING' },
    { fieldPath: 'revision', order: 'DESCENDING' },
  ],
};

async function start() {
  const firestore = createFirestore({
    projectId,
    rules: await readRules(),
    deniedRequests: createDeniedRequests(),
    indexes,
  });
  let member: { readonly uid: string; readonly isVerified: boolean } | null = null;
  const fetch = async (url: string, { method = 'GET', headers, body }: RequestInit) => {
    const request = {
      method,
      url: new URL(url),
      headers: Object.fromEntries(new Headers(headers)),
      body: Buffer.from(typeof body === 'string' ? body : ''),
    };
    const { status, body: answer } = await firestore.service.answer(request);
    return new Response(String(answer ?? ''), { status });
  };
  const options = {
    fetch,
    getToken: () =>
      Promise.resolve(member && createMemberToken(projectId, member.uid, { email_verified: member.isVerified })),
    isVerified: () => Promise.resolve(member?.isVerified === true),
  };
  return {
    reader: createReader(config, options),
    writer: createWriter(config, options),
    exportMember: (uid: string) => exportMyDocuments(config, options, uid, {}),
    signIn: (uid: string | null, { isVerified } = { isVerified: true }) => {
      member = uid === null ? null : { uid, isVerified };
    },
    put: (path: string, document: object) => {
      firestore.put(path, toWireFields(toStored({ ...document })));
    },
    guarded: true,
  };
}

describeDataContract(start);

test.each(kinds.map((kind) => [kind.collection, kind] as const))(
  'every list of %s that the site requests has an index',
  async (_, kind) => {
    const { reader, signIn } = await start();
    signIn('ada');
    for (const [order, names] of Object.entries(usedFilters.get(kind.collection) ?? {}))
      for (const filters of combinations({ filters: pick(kind.filters, names) }))
        expect(await reader.list(kind, { order, filters })).toMatchObject({ items: [], cursor: null });
    const { ownership } = kind;
    if (ownership) expect((await reader.listMine({ ...kind, ownership }, 'ada')).items).toEqual([]);
  },
);

test.each(kinds.filter(({ collection }) => collection !== 'profiles').map((kind) => [kind.collection, kind] as const))(
  'a visitor can list the recently changed public documents of %s, and no private ones',
  async (collection, kind) => {
    const { reader, put } = await start();
    const from = new Date('2026-11-22T08:00:00Z');
    const changed = { updatedAt: from, translatedAt: from };
    put(`${collection}/private`, { status: 'archived', ...changed });
    put(`${collection}/public`, { status: 'published', ...changed });
    put(`${collection}/earlier`, { status: 'published', updatedAt: new Date(0), translatedAt: new Date(0) });
    for (const order of ['updated', 'translated'] as const) {
      const { skipped } = await reader.list(changedKind(kind), { order, range: { from } });
      // The reader skips the public document, because the document lacks required fields.
      expect(skipped).toEqual(['public']);
    }
  },
);

test("every list of a member's notifications, saves and subscriptions has an index", async () => {
  const { reader, signIn } = await start();
  signIn('ada');
  expect(await reader.listMine(saves, 'ada')).toMatchObject({ items: [], cursor: null });
  expect(await reader.listMine(subscriptions, 'ada')).toMatchObject({ items: [], cursor: null });
  const { filters = {} } = notifications.ownership;
  for (const set of combinations({ filters }))
    expect(await reader.listMine(notifications, 'ada', { filters: set })).toMatchObject({ items: [], cursor: null });
});

test('the file of indexes contains exactly the indexes that the kinds need', () => {
  // Two orders of a list may share an index.
  const entries = (some: readonly object[]) => [...new Set(some.map((entry) => JSON.stringify(entry)))].sort();
  expect(entries(indexes.indexes)).toEqual(
    entries([
      ...kinds.flatMap((kind) => neededIndexes(kind, usedFilters.get(kind.collection))),
      ...[notifications, saves, subscriptions, programmeProducts].flatMap((kind) => neededIndexes(kind)),
      ...reviewIndexes,
      ...changeIndexes,
      colleaguesIndex,
    ]),
  );
  // A project without billing may have at most 200 composite indexes. The difference is for new filters and orders.
  expect(indexes.indexes.length).toBeLessThanOrEqual(180);
  expect(entries(indexes.indexes)).toHaveLength(indexes.indexes.length);
});

function pick<Value>(values: Readonly<Record<string, Value>>, names: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

/** Returns every combination of filters in which at most one filter compares with a list field. */
function combinations({ filters }: Pick<Kind<unknown, unknown>, 'filters'>): Record<string, string>[] {
  const isList = (name: string) => filters[name]?.op === 'ARRAY_CONTAINS' || filters[name]?.orListed !== undefined;
  const named = (lists: boolean) => Object.keys(filters).filter((name) => isList(name) === lists);
  const sets = named(false).reduce<Record<string, string>[]>(
    (sets, name) => [...sets, ...sets.map((set) => ({ ...set, [name]: 'x' }))],
    [{}],
  );
  return sets.flatMap((set) => [set, ...named(true).map((name) => ({ ...set, [name]: 'x' }))]);
}
