import { anonymous, type Caller, count, list, member, type RuleCase, skipping } from './ruleCase';
import { item, members, toPath } from './sampleDocuments';

const amina = member('amina');
const kofi = member('kofi');
const admin = member('kofi', { admin: true });
const reviewer = member('kofi', { role: 'reviewer' });
const administrator = member('kofi', { role: 'administrator' });

const of =
  (expected: 'allow' | 'deny') =>
  (name: string, caller: Caller, request: RuleCase['request']): RuleCase => ({
    name,
    caller,
    before: { ...members, [toPath('article')]: item('article') },
    request,
    expected,
  });
const allow = of('allow');
const deny = of('deny');
const published = { status: 'published' };

const is = (fieldPath: string, op: string, value: object) => ({ fieldFilter: { field: { fieldPath }, op, value } });
const texts = (...values: readonly string[]) => ({
  arrayValue: { values: values.map((stringValue) => ({ stringValue })) },
});

/** Returns the query for opportunities that are open to a country, to its region or to all countries. */
const openTo = (status: readonly object[]): RuleCase['request'] => {
  const places = texts('KE', 'AU-E');
  const open = [
    is('eligible_countries', 'ARRAY_CONTAINS_ANY', places),
    is('eligible_countries', 'EQUAL', { arrayValue: {} }),
  ];
  const filters = [...status, { compositeFilter: { op: 'OR', filters: open } }];
  const where = { compositeFilter: { op: 'AND', filters } };
  return {
    call: 'runQuery',
    body: { structuredQuery: { from: [{ collectionId: 'opportunities' }], where, limit: 12 } },
  };
};
const isPublished = is('status', 'EQUAL', { stringValue: 'published' });
const ofTwoTypes = is('type', 'IN', texts('grant', 'award'));

/** Lists of all other collections, each with a caller who may read it. */
const otherLists: readonly (readonly [Caller, RuleCase['request']])[] = [
  ['nobody', { ...list('marks', {}, 2), parent: 'changes/articles' }],
  ['nobody', list('profiles', { listed: true }, 24)],
  ['nobody', list('app_health', {}, 50)],
  [administrator, list('usage', {}, 50)],
  [administrator, list('mail_stats', {}, 50)],
  ...['broken_links', 'audit', 'reports', 'appeals', 'profile_removals', 'member_profiles'].map(
    (collection) => [reviewer, list(collection, {}, 50)] as const,
  ),
  [amina, { ...list('versions', { author_uid: 'amina' }, 50), parent: 'revisions/articles/items/one' }],
  [amina, list('translations', { translator_uid: 'amina' }, 50)],
  ...['notifications', 'saves', 'subscriptions'].map(
    (collection) => [amina, list(collection, { uid: 'amina' }, 50)] as const,
  ),
  [administrator, { ...list('versions', {}, 50), parent: 'programme_revisions/apet_en' }],
];
const toQueried = ({ parent, body }: RuleCase['request']) =>
  `${parent ?? ''} ${/"collectionId":"(\w+)"/.exec(JSON.stringify(body))?.[1] ?? ''}`.trim();

/** Test cases for lists, which may contain only published items or the caller's own, and at most 50 at a time. */
export const listCases: readonly RuleCase[] = [
  ...['articles', 'events', 'opportunities', 'products', 'knowledge_products'].flatMap((collection) => [
    allow(`${collection}: a page of what is published`, 'nobody', list(collection, published, 50)),
    allow(`${collection}: a page of one language`, 'nobody', list(collection, { ...published, lang: 'fr' }, 12)),
    allow(`${collection}: what is published, counted up to 50`, 'nobody', count(collection, published, 50)),
    deny(`${collection}: 51 at once`, 'nobody', list(collection, published, 51)),
    deny(`${collection}: without a limit`, 'nobody', list(collection, published)),
    allow(`${collection}: from the first one`, 'nobody', skipping(list(collection, published, 1), 0)),
    deny(`${collection}: after one that is skipped`, 'nobody', skipping(list(collection, published, 1), 1)),
    deny(
      `${collection}: after many that a reviewer skips`,
      reviewer,
      skipping(list(collection, published, 10_000), 999_999),
    ),
    deny(`${collection}: all, whatever its status`, 'nobody', list(collection, {}, 10)),
    deny(`${collection}: all, with an administrator's claims`, admin, list(collection, {}, 10)),
    deny(`${collection}: the drafts`, 'nobody', list(collection, { status: 'draft' }, 10)),
    deny(
      `${collection}: the drafts of a member, by another`,
      kofi,
      list(collection, { status: 'draft', author_uid: 'amina' }, 10),
    ),
    deny(`${collection}: counted without a limit`, 'nobody', count(collection, published)),
    deny(`${collection}: the drafts, counted`, amina, count(collection, { status: 'draft' }, 10)),
  ]),
  allow('opportunities: those open to a country', 'nobody', openTo([isPublished])),
  deny('opportunities: those open to a country, drafts too', 'nobody', openTo([])),
  allow('opportunities: those of two types, open to a country', 'nobody', openTo([isPublished, ofTwoTypes])),
  deny('opportunities: those of two types, open to a country, drafts too', 'nobody', openTo([ofTwoTypes])),
  deny(
    'opportunities: those that are published or drafts',
    'nobody',
    openTo([is('status', 'IN', texts('published', 'draft'))]),
  ),
  allow('articles: own ones with drafts', amina, list('articles', { author_uid: 'amina' }, 20)),
  deny('articles: own ones without a limit', amina, list('articles', { author_uid: 'amina' })),
  deny("articles: another's, drafts too", kofi, list('articles', { author_uid: 'amina' }, 20)),
  deny(
    'articles: those of the uid of an anonymous visitor',
    anonymous('amina'),
    list('articles', { author_uid: 'amina' }, 20),
  ),
  allow('the directory', 'nobody', list('profiles', { listed: true }, 24)),
  deny('the directory without a limit', 'nobody', list('profiles', { listed: true })),
  deny('those who are not in the directory', amina, list('profiles', { listed: false }, 10)),
  deny('all profiles', amina, list('profiles', {}, 10)),
  deny('the profiles that are hidden', admin, list('profiles', { visibility: 'hidden' }, 10)),
  deny('the users', amina, list('users', {}, 10)),
  deny('the users of one name', amina, list('users', { username: 'kofi' }, 1)),
  ...otherLists.flatMap(([caller, request]) => [
    allow(`${toQueried(request)}: from the first one`, caller, request),
    deny(`${toQueried(request)}: after one that is skipped`, caller, skipping(request, 1)),
  ]),
  deny("a member's own user document, read by a list", amina, list('users', { username: 'amina' }, 1)),
];
