/** @jest-environment node */
import { join } from 'node:path';
import { saves, subscriptions } from '@adp/shared-data/alerts';
import { articles } from '@adp/shared-data/article';
import { createReader } from '@adp/shared-data/client';
import { changedKind, type Kind } from '@adp/shared-data/content';
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
  neededIndexes,
  toWireFields,
} from '@adp/shared-data/testing';
import { readIndexes } from '@adp/local-firebase';
import { createDeniedRequests, createFirestore } from '@adp/local-firebase/testing';
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
const root = join(__dirname, '..');
const indexes = readIndexes(join(root, 'firestore.indexes.json'));

/** Indexes for lists on review pages and lists of versions: a field that is compared, and a field that sorts. */
const reviewIndexes = [
  ...['reports', 'appeals'].map((collection) => [collection, 'status', 'created_at', 'both'] as const),
  ['reports', 'collection', 'created_at', 'both'] as const,
  ['reports', 'item', 'created_at'] as const,
  ...['collection', 'item', 'by'].map((field) => ['audit', field, 'at'] as const),
  ...['articles', 'events', 'opportunities', 'products'].map(
    (collection) => [collection, 'status', 'updated_at', 'both'] as const,
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
].flatMap(([collectionGroup, condition, order, directions]) =>
  (directions === 'both' ? ['ASCENDING', 'DESCENDING'] : [directions === 'ascending' ? 'ASCENDING' : 'DESCENDING']).map(
    (direction) => ({
      collectionGroup,
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: condition, order: 'ASCENDING' },
        { fieldPath: order, order: direction },
      ],
    }),
  ),
);

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

/** Returns an unsigned token, like those of the local Auth service. */
function toToken({ uid, isVerified }: { readonly uid: string; readonly isVerified: boolean }): string {
  const claims = { sub: uid, aud: projectId, email_verified: isVerified, firebase: { sign_in_provider: 'password' } };
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.`;
}

async function start() {
  const firestore = createFirestore({
    projectId,
    rules: await readRules(),
    deniedRequests: createDeniedRequests(),
    indexes,
  });
  let member: Parameters<typeof toToken>[0] | null = null;
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
    getToken: () => Promise.resolve(member && toToken(member)),
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
  'every list of %s that the reader can request has an index',
  async (_, kind) => {
    const { reader, signIn } = await start();
    signIn('ada');
    for (const order of Object.keys(kind.orders))
      for (const filters of combinations(kind))
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
      ...[...kinds, notifications, saves, subscriptions, programmeProducts].flatMap(neededIndexes),
      ...reviewIndexes,
      ...changeIndexes,
      colleaguesIndex,
    ]),
  );
  // A project without billing may have at most 200 composite indexes.
  expect(indexes.indexes.length).toBeLessThanOrEqual(200);
  expect(entries(indexes.indexes)).toHaveLength(indexes.indexes.length);
});

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
