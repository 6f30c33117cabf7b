import type { ContentKind } from '@adp/shared-data/content';
import { toStored } from '@adp/shared-data/fields';
import {
  anonymous,
  type Caller,
  commit,
  federated,
  gone,
  get,
  member,
  toPictureUrl,
  put,
  type RuleCase,
  unverified,
  withCount,
} from './ruleCase';
import {
  aminasByline,
  drafting,
  fresh,
  item,
  largestItem,
  members,
  toPath,
  publishing,
  toTitle,
  writtenKinds,
} from './sampleDocuments';

const amina = member('amina');
const kofi = member('kofi');
const admin = member('kofi', { admin: true, role: 'admin', moderator: true });
const before = members;
const draft = { status: 'draft', published_at: undefined };
const importedId = `imported-${'0123456789abcdef'.repeat(2).slice(0, 20)}`;
const yesterday = new Date(Date.now() - 86_400_000);
const tomorrow = new Date(Date.now() + 86_400_000);

const of =
  (expected: 'allow' | 'deny') =>
  (name: string, caller: Caller, request: RuleCase['request'], more = {}) => ({
    name,
    caller,
    before: { ...before, ...more },
    request: withCount(caller, request),
    expected,
  });
const allow = of('allow');
const deny = of('deny');

const create = (kind: ContentKind, fields: object, times: readonly string[] = publishing, id = 'one') =>
  commit(put(toPath(kind, id), fields, { times, exists: false }));
const update = (kind: ContentKind, fields: object, ...names: readonly string[]) => {
  const changes: Record<string, unknown> = { revision: 2, ...fields };
  const mask = [...new Set([...Object.keys(changes), ...names])];
  return commit(put(toPath(kind), changes, { mask, times: ['updated_at'], exists: true }));
};
const byline = (name: string, value: string) => ({ ...toStored(aminasByline), [name]: value });

/** Returns the test cases for one kind of content that members write. */
// eslint-disable-next-line max-lines-per-function -- a table of cases
function casesFor(kind: (typeof writtenKinds)[number]): RuleCase[] {
  const path = toPath(kind);
  const published = { [path]: item(kind) };
  const drafted = { [path]: item(kind, draft) };
  const archived = { [path]: item(kind, { status: 'archived' }) };
  const unlicensed = { [path]: item(kind, { licence: undefined }) };
  return [
    allow(`${kind}: a member publishes`, amina, create(kind, fresh(kind))),
    allow(`${kind}: a member by Google publishes`, federated('amina', 'google.com'), create(kind, fresh(kind))),
    allow(`${kind}: a member saves a draft`, amina, create(kind, fresh(kind, draft), drafting)),
    allow(
      `${kind}: an unverified member saves a draft`,
      unverified('amina'),
      create(kind, fresh(kind, draft), drafting),
    ),
    allow(`${kind}: the author changes the title`, amina, update(kind, { title: 'Another title' }), published),
    allow(
      `${kind}: the author shows a draft`,
      amina,
      commit(
        put(
          path,
          { revision: 2, status: 'published' },
          {
            mask: ['revision', 'status'],
            times: ['updated_at', 'published_at'],
            exists: true,
          },
        ),
      ),
      drafted,
    ),
    allow(`${kind}: the author takes it back`, amina, update(kind, { status: 'archived' }), published),
    allow(`${kind}: the author shows it again`, amina, update(kind, { status: 'published' }), archived),
    // These changes need the most expressions. The rules may evaluate at most 1,000 for a request.
    allow(`${kind}: the author changes the largest`, amina, update(kind, toTitle(kind)), {
      [path]: largestItem(kind),
    }),
    ...[draft, { status: 'archived' }].map((state) =>
      allow(
        `${kind}: the author shows the largest, which is ${state.status}`,
        amina,
        commit(
          put(
            path,
            { revision: 2, status: 'published' },
            { mask: ['revision', 'status'], times: state === draft ? ['updated_at', 'published_at'] : ['updated_at'] },
          ),
        ),
        { [path]: { ...largestItem(kind), ...state } },
      ),
    ),
    allow(`${kind}: the author deletes it`, amina, commit(gone(path)), published),
    allow(`${kind}: everybody reads what is published`, 'nobody', get(path), published),
    allow(`${kind}: the author reads a draft`, amina, get(path), drafted),

    deny(`${kind}: a draft read by nobody`, 'nobody', get(path), drafted),
    deny(`${kind}: a draft read by another member`, kofi, get(path), drafted),
    deny(`${kind}: a draft read with an administrator's claims`, admin, get(path), drafted),
    deny(`${kind}: what was taken back, read by nobody`, 'nobody', get(path), archived),
    allow(`${kind}: an id of 128 characters`, amina, create(kind, fresh(kind), publishing, `aZ0_-${'x'.repeat(123)}`)),
    ...['new', '0', 'constructor'].map((id) =>
      deny(`${kind}: the id ${id}, which pages or objects use`, amina, create(kind, fresh(kind), publishing, id)),
    ),
    deny(`${kind}: the id of an imported item`, amina, create(kind, fresh(kind), publishing, importedId)),
    deny(
      `${kind}: a draft with the id of an imported item`,
      unverified('amina'),
      create(kind, fresh(kind, draft), drafting, importedId),
    ),
    allow(`${kind}: an id that contains that prefix`, amina, create(kind, fresh(kind), publishing, `x-${importedId}`)),
    ...Object.entries({
      'a title that forces a direction': toTitle(kind, '\u202eseltit daer uoY'),
      'a summary of spaces': { summary: ' '.repeat(40) },
      'a summary without visible characters': { summary: '\u200b'.repeat(40) },
      'a country that does not exist': { countries: ['ZZ'] },
    }).map(([name, changes]) => deny(`${kind}: ${name}`, amina, create(kind, fresh(kind, changes)))),
    ...[
      [allow, 'the 200th version of an item of today', 200, 0],
      [deny, 'the 202nd version of an item of today', 202, 0],
      [allow, 'the 296th version of an item of yesterday', 296, 1],
      [deny, 'the 300th version of an item of yesterday', 300, 1],
    ].map(([to, name, revision, days]) =>
      (to as typeof allow)(`${kind}: ${String(name)}`, amina, update(kind, { title: 'Another title', revision }), {
        [path]: item(kind, {
          revision: Number(revision) - 1,
          created_at: new Date(Date.now() - Number(days) * 86_400_000),
        }),
      }),
    ),
    deny(`${kind}: a new revision of what reviewers removed, without a change`, amina, update(kind, {}), {
      [path]: item(kind, { status: 'removed' }),
    }),
    ...['a b', 'a.b', 'é', 'a%2Fb', '<img>', 'a\n', 'x'.repeat(129), 'x'.repeat(1500)].map((id) =>
      deny(
        `${kind}: the id ${JSON.stringify(id.slice(0, 9))} of ${id.length}`,
        amina,
        create(kind, fresh(kind), publishing, id),
      ),
    ),
    deny(`${kind}: created by nobody`, 'nobody', create(kind, fresh(kind))),
    deny(`${kind}: created by an anonymous visitor`, anonymous('amina'), create(kind, fresh(kind))),
    deny(`${kind}: a draft by an anonymous visitor`, anonymous('amina'), create(kind, fresh(kind, draft), drafting)),
    deny(`${kind}: published by an unverified member`, unverified('amina'), create(kind, fresh(kind))),
    deny(`${kind}: another's uid as the author`, kofi, create(kind, fresh(kind))),
    deny(`${kind}: another's uid, with an administrator's claims`, admin, create(kind, fresh(kind))),
    deny(
      `${kind}: another's username in the byline`,
      amina,
      create(kind, fresh(kind, byline('author_username', 'kofi'))),
    ),
    deny(
      `${kind}: another name in the byline`,
      amina,
      create(kind, fresh(kind, byline('author_name', 'The Commission'))),
    ),
    deny(`${kind}: without a byline`, amina, create(kind, fresh(kind, {}, 'author_name'))),
    deny(
      `${kind}: a creation time of yesterday`,
      amina,
      create(kind, fresh(kind, { created_at: yesterday }), ['updated_at', 'published_at']),
    ),
    deny(`${kind}: a publication of tomorrow`, amina, create(kind, fresh(kind, { published_at: tomorrow }), drafting)),
    deny(`${kind}: no time of publication`, amina, create(kind, fresh(kind), drafting)),
    deny(`${kind}: a draft with a time of publication`, amina, create(kind, fresh(kind, draft), publishing)),
    deny(`${kind}: created as archived`, amina, create(kind, fresh(kind, { status: 'archived' }))),
    deny(`${kind}: a status that does not exist`, amina, create(kind, fresh(kind, { status: 'featured' }))),
    deny(`${kind}: a first revision of 7`, amina, create(kind, fresh(kind, { revision: 7 }))),
    deny(`${kind}: a revision that is no whole number`, amina, create(kind, fresh(kind, { revision: 1.5 }))),
    deny(`${kind}: own content as a sample`, amina, create(kind, fresh(kind, { sample: true }))),
    deny(`${kind}: a field that the schema does not know`, amina, create(kind, fresh(kind, { featured: true }))),
    deny(`${kind}: null for an optional field`, amina, create(kind, fresh(kind, { programme: null }))),
    deny(`${kind}: without a title`, amina, create(kind, fresh(kind, {}, 'title'))),
    deny(`${kind}: without a licence`, amina, create(kind, fresh(kind, {}, 'licence'))),
    deny(`${kind}: a draft without a licence`, amina, create(kind, fresh(kind, draft, 'licence'), drafting)),
    deny(`${kind}: the licence taken away`, amina, update(kind, {}, 'licence'), published),
    deny(`${kind}: an old item without a licence changed`, amina, update(kind, { title: 'Another title' }), unlicensed),
    allow(`${kind}: an old item without a licence archived`, amina, update(kind, { status: 'archived' }), unlicensed),
    deny(`${kind}: a map for a title`, amina, create(kind, fresh(kind, { title: { en: 'Hello there' } }))),
    deny(`${kind}: a script for a source`, amina, create(kind, fresh(kind, { sources: ['javascript:alert(1)'] }))),
    deny(`${kind}: a number among the tags`, amina, create(kind, fresh(kind, { tags: ['a', 1] }))),
    deny(`${kind}: a tag twice`, amina, create(kind, fresh(kind, { tags: ['a', 'a'] }))),
    deny(`${kind}: a country list with a list in text`, amina, create(kind, fresh(kind, { countries: ['KE,ZA'] }))),
    deny(
      `${kind}: a cover with a field of its own`,
      amina,
      create(kind, fresh(kind, { cover: { ...cover, onload: 'x' } })),
    ),
    deny(
      `${kind}: a cover by javascript`,
      amina,
      create(kind, fresh(kind, { cover: { ...cover, url: 'javascript:x' } })),
    ),

    deny(`${kind}: changed by another member`, kofi, update(kind, { title: 'Taken over' }), published),
    deny(`${kind}: changed with an administrator's claims`, admin, update(kind, { title: 'Taken over' }), published),
    deny(`${kind}: changed by nobody`, 'nobody', update(kind, { title: 'Taken over' }), published),
    deny(`${kind}: given to another author`, amina, update(kind, { author_uid: 'kofi' }), published),
    deny(
      `${kind}: taken from another author`,
      kofi,
      update(kind, { author_uid: 'kofi', author_username: 'kofi', author_name: 'Kofi' }),
      published,
    ),
    deny(`${kind}: another byline later`, amina, update(kind, { author_name: 'The Commission' }), published),
    deny(`${kind}: another creation time later`, amina, update(kind, { created_at: yesterday }), published),
    deny(`${kind}: another time of publication later`, amina, update(kind, { published_at: tomorrow }), published),
    deny(`${kind}: a draft again`, amina, update(kind, { status: 'draft' }, 'published_at'), published),
    deny(`${kind}: a draft archived`, amina, update(kind, { status: 'archived' }), drafted),
    deny(
      `${kind}: shown by its unverified author`,
      unverified('amina'),
      update(kind, { status: 'published', published_at: yesterday }),
      drafted,
    ),
    deny(`${kind}: the same revision`, amina, update(kind, { revision: 1, title: 'Another title' }), published),
    deny(`${kind}: a revision left out`, amina, update(kind, { revision: 3, title: 'Another title' }), published),
    deny(`${kind}: a sample made real`, amina, update(kind, { sample: false }), {
      [path]: item(kind, { sample: true }),
    }),
    deny(
      `${kind}: an old time of change`,
      amina,
      commit(
        put(
          path,
          { revision: 2, title: 'Another title', updated_at: yesterday },
          { mask: ['revision', 'title', 'updated_at'], exists: true },
        ),
      ),
      published,
    ),
    deny(`${kind}: deleted by another member`, kofi, commit(gone(path)), published),
    deny(
      `${kind}: deleted by an anonymous visitor with the author's uid`,
      anonymous('amina'),
      commit(gone(path)),
      published,
    ),
    deny(
      `${kind}: one forged write beside a sound one`,
      kofi,
      commit(
        put(toPath(kind, 'two'), fresh(kind, { author_uid: 'kofi', author_username: 'kofi', author_name: 'Kofi' }), {
          times: publishing,
        }),
        gone(path),
      ),
      published,
    ),
  ];
}

const cover = { url: toPictureUrl('amina'), alt: 'A field', width: 10, height: 10, bytes: 100 };

const publication = toPath('knowledgeProduct');

/** Test cases for reading and writing content as each kind of caller. */
export const contentCases: readonly RuleCase[] = [
  ...writtenKinds.flatMap(casesFor),
  allow('a publication: everybody reads it', 'nobody', get(publication), { [publication]: item('knowledgeProduct') }),
  deny('a publication: a draft of it', kofi, get(publication), { [publication]: item('knowledgeProduct', draft) }),
  deny('a publication: created by a member', amina, create('knowledgeProduct', fresh('knowledgeProduct'))),
  deny('a publication: changed by its author', amina, update('knowledgeProduct', { title: 'Another title' }), {
    [publication]: item('knowledgeProduct'),
  }),
  deny('a publication: deleted with claims', admin, commit(gone(publication)), {
    [publication]: item('knowledgeProduct'),
  }),
  deny('a collection that nobody knows', admin, commit(put('secrets/one', { a: 1 }))),
  deny('a collection below an article', amina, commit(put('articles/one/comments/one', { a: 1 }))),
  deny(
    'an article with a member who has no user document',
    member('ghost'),
    create('article', fresh('article', { author_uid: 'ghost' })),
  ),
];
