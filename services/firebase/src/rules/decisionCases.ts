import { commit, get, gone, list, member, put, type RuleCase, withCount } from './ruleCase';
import { administrator, amina, approved, having, kofi, path, reason, reviewer, toState } from './reviewDocuments';
import { fresh, item, largestItem, publishing, toCases, toEntryPath, toPath, writtenKinds } from './sampleDocuments';

const { allow, deny } = toCases('decision: ');

interface DecisionOptions {
  readonly by?: string;
  readonly at?: string;
  readonly revision?: unknown;
  readonly of?: Readonly<Record<string, unknown>>;
}

/** Returns all writes of a decision. Some cases send only a part of these writes. */
const decide = (
  from: string,
  to: string,
  {
    by = 'kofi',
    at = path,
    revision = 2,
    of: { title, author_name, published_at } = item('article'),
  }: DecisionOptions = {},
) => {
  const [collection = '', id = ''] = at.split('/');
  const isFirst = from === 'in_review' && to === 'published';
  return [
    put(toEntryPath(at, revision), { by, collection, item: id, title, from, to, ...reason }, { times: ['at'] }),
    put(`reviews/${collection}/items/${id}`, { status: to, author_uid: 'amina', ...reason }, { times: ['at'] }),
    put(
      at,
      { revision, status: to },
      { mask: ['revision', 'status'], times: ['updated_at', ...(isFirst ? ['published_at'] : [])], exists: true },
    ),
    ...(to === 'removed'
      ? [
          put(
            `tombstones/${collection}/items/${id}`,
            { title, author_name, published_at, ...reason },
            { times: ['removed_at'] },
          ),
        ]
      : []),
  ];
};
/**
 * Returns a removal without the write number `omitted`. The writes are the audit entry (0), the reason for the author
 * (1), the item (2) and the tombstone (3).
 */
const removalWithout = (omitted: number) => removal.filter((_, index) => index !== omitted);
const removal = decide('published', 'removed');
const approval = decide('in_review', 'published');
const { title, author_name, published_at } = item('article');
const tombstone = 'tombstones/articles/items/one';
const verdict = (fields: object = {}, times = ['removed_at']) =>
  put(tombstone, { title, author_name, published_at, ...reason, ...fields }, { times });
const count = (fields: object = {}) =>
  put('approvals/amina', { count: 1, collection: 'articles', item: 'one', ...fields });
const entry = (fields: object, times = ['at'], created?: Date) =>
  put(
    toEntryPath(path, 2, created),
    {
      by: 'kofi',
      collection: 'articles',
      item: 'one',
      title,
      from: 'published',
      to: 'removed',
      ...reason,
      ...fields,
    },
    { times },
  );

/** Test cases for decisions with required, missing and additional writes. */
const decisions: readonly RuleCase[] = [
  allow('an item is removed, with what stays of it', reviewer, commit(...removal), having('published')),
  allow('an item is approved and counted', reviewer, commit(...approval, count()), having('in_review')),
  allow(
    'the next one is counted',
    reviewer,
    commit(...approval, count({ count: 2 })),
    having('in_review', approved(1)),
  ),
  allow('an item of the name of one that was decided about, and deleted', reviewer, commit(...removal), {
    ...having('published'),
    [toEntryPath(path, 2, new Date(0))]: { by: 'kofi', at: new Date(0) },
  }),
  deny(
    'the log is of another item of this name',
    reviewer,
    commit(entry({}, ['at'], new Date(0)), ...removalWithout(0)),
    having('published'),
  ),
  allow(
    'what was removed is shown again',
    administrator,
    commit(...decide('removed', 'published'), gone('tombstones/articles/items/one')),
    having('removed', { 'tombstones/articles/items/one': { ...reason, removed_at: new Date(0) } }),
  ),
  deny('a decision by its author', member('kofi'), commit(...removal), having('published')),
  deny(
    "a decision about a reviewer's own item",
    member('amina', { role: 'reviewer' }),
    commit(...decide('published', 'removed', { by: 'amina' })),
    having('published'),
  ),
  deny('no entry of the log', reviewer, commit(...removalWithout(0)), having('published')),
  deny('no reason for the author', reviewer, commit(...removalWithout(1)), having('published')),
  deny('nothing that stands in its place', reviewer, commit(...removalWithout(3)), having('published')),
  deny('nothing in the place of what was taken back', reviewer, commit(...decide('archived', 'removed').slice(0, 3)), {
    ...having('archived'),
    [tombstone]: { removed_at: new Date(0) },
  }),
  allow(
    'what was taken back is removed, with the reason in its place',
    reviewer,
    commit(...decide('archived', 'removed')),
    {
      ...having('archived'),
      [tombstone]: { removed_at: new Date(0) },
    },
  ),
  deny('what stands in its place is from an earlier removal', reviewer, commit(...removalWithout(3)), {
    ...having('published'),
    [tombstone]: { title, author_name, published_at, ...reason, removed_at: new Date(0) },
  }),
  deny(
    'an entry from before',
    reviewer,
    commit(...removalWithout(0)),
    having('published', { [toEntryPath(path)]: { by: 'kofi', at: new Date(0) } }),
  ),
  deny(
    'another text with it',
    reviewer,
    commit(
      ...removalWithout(2),
      put(
        path,
        { revision: 2, status: 'removed', title: 'Another title' },
        { mask: ['revision', 'status', 'title'], times: ['updated_at'], exists: true },
      ),
    ),
    having('published'),
  ),
  deny('an item deleted', administrator, commit(gone(path)), having('published')),
  deny('the largest, changed between reading and deciding', reviewer, commit(...approval), {
    ...having('in_review'),
    [path]: item('article', { status: 'in_review', published_at: undefined, revision: 2 }),
  }),
  ...writtenKinds.flatMap((kind) =>
    ['published', 'in_review'].map((from) => {
      const to = from === 'published' ? 'removed' : 'published';
      const large: Record<string, unknown> = { ...largestItem(kind), ...toState(from) };
      const at = toPath(kind);
      const next = { at, of: large, revision: Number(large['revision']) + 1 };
      return allow(
        `${kind}: the largest, ${to}`,
        reviewer,
        commit(...decide(from, to, next)),
        having(from, { [at]: large }),
      );
    }),
  ),
];

/** Returns a write that changes the status of a previously public item without a new time of publication. */
const move = (status: string) =>
  put(path, { revision: 2, status }, { mask: ['revision', 'status'], times: ['updated_at'], exists: true });
const showing = move('published');

/** Test cases for the documents that accompany decisions. */
const records: readonly RuleCase[] = [
  ...[
    ['by another', { by: 'zuri' }],
    ['of another step', { from: 'archived' }],
    ['with another title', { title: 'Another title' }],
    ['without a reason', { reason: undefined }],
    ['with an empty reason', { reason: '' }],
    ['with a field of its own', { note: 'x' }],
  ].map(([name, fields]) =>
    deny(
      `log: an entry ${name as string}`,
      reviewer,
      commit(entry(fields as object), ...removalWithout(0)),
      having('published'),
    ),
  ),
  deny(
    'log: an entry of another time',
    reviewer,
    commit(entry({ at: new Date(0) }, []), ...removalWithout(0)),
    having('published'),
  ),
  deny('log: an entry without a step', reviewer, commit(entry({})), having('published')),
  ...[
    ['changed', put(toEntryPath(path), { note: 'x' }, { mask: ['note'] })],
    ['deleted', gone(toEntryPath(path))],
  ].map(([name, write]) =>
    deny(`log: an entry ${name as string}`, administrator, commit(write as object), {
      ...having('removed'),
      [toEntryPath(path)]: { by: 'kofi' },
    }),
  ),
  allow('log: listed by reviewers', reviewer, list('audit', {}, 50)),
  deny('log: listed without a limit', reviewer, list('audit', {})),
  deny('log: listed by members', kofi, list('audit', {}, 50)),
  deny('log: read by the author', amina, get(toEntryPath(path)), { [toEntryPath(path)]: { by: 'kofi' } }),
  ...['amina', 'kofi'].map((uid) =>
    (uid === 'amina' ? allow : deny)(`reason: read by ${uid}`, member(uid), get('reviews/articles/items/one'), {
      'reviews/articles/items/one': { author_uid: 'amina' },
    }),
  ),
  deny('count: without an approval', reviewer, commit(count()), having('in_review')),
  deny('count: of a removal', reviewer, commit(...removal, count()), having('published')),
  deny(
    'count: of what was approved before',
    reviewer,
    commit(...decide('in_review', 'published').slice(0, 2), showing, count({ count: 2 })),
    having('in_review', { ...approved(1), [path]: item('article', { status: 'in_review' }) }),
  ),
  allow(
    'count: none of what was approved before',
    reviewer,
    commit(...decide('in_review', 'published').slice(0, 2), showing),
    having('in_review', { ...approved(1), [path]: item('article', { status: 'in_review' }) }),
  ),
  deny('count: deleted by the member', amina, commit(gone('approvals/amina')), approved(1)),
  deny('count: deleted by an administrator', administrator, commit(gone('approvals/amina')), approved(1)),
  deny('count: two for one', reviewer, commit(...approval, count({ count: 2 })), having('in_review')),
  deny(
    'count: another member',
    reviewer,
    commit(...approval, put('approvals/zuri', { count: 1, collection: 'articles', item: 'one' })),
    having('in_review'),
  ),
  deny('count: by the member', amina, commit(count({ count: 2 })), having('in_review', approved(1))),
  allow('count: read by the member', amina, get('approvals/amina'), approved(1)),
  deny('count: read by another', kofi, get('approvals/amina'), approved(1)),
  ...[
    ['with another title', verdict({ title: 'Another' })],
    ['without a reason', verdict({ reason: undefined })],
    ['as its author leaves it', put(tombstone, {}, { times: ['removed_at'] })],
    ['of another time', verdict({ removed_at: new Date(0) }, [])],
  ].map(([name, write]) =>
    deny(`tombstone: ${name as string}`, reviewer, commit(...removalWithout(3), write as object), having('published')),
  ),
  deny('tombstone: of what stays', reviewer, commit(verdict()), having('published')),
  deny(
    'tombstone: a reason taken away by the author',
    member('amina', { role: 'trusted' }),
    commit(
      put('tombstones/articles/items/one', {}, { times: ['removed_at'] }),
      put(path, { revision: 2, status: 'archived' }, { mask: ['revision', 'status'], times: ['updated_at'] }),
    ),
    having('published', { 'tombstones/articles/items/one': { ...reason, removed_at: new Date(0) } }),
  ),
];

const publication = put(toPath('article', 'two'), fresh('article'), { times: publishing, exists: false });
const before = having('in_review', { [path]: item('article', { status: 'in_review' }) });
const archived = having('archived');

/** Test cases for a member whose trust is revoked, which means that a function has deleted the count of approvals. */
const trustTakenBack: readonly RuleCase[] = [
  deny('trust taken back: another item published at once', amina, withCount(amina, commit(publication)), before),
  deny('trust taken back: what was public published again', amina, commit(showing), archived),
  allow('trust taken back: what was public submitted again', amina, commit(move('in_review')), archived),
  allow('trust taken back: what is public taken back', amina, commit(move('archived')), having('published')),
  deny(
    'trust taken back: what was approved before counted again',
    reviewer,
    commit(...decide('in_review', 'published').slice(0, 2), showing, count()),
    before,
  ),
  deny(
    'trust taken back: the count goes on where it was',
    reviewer,
    commit(...approval, count({ count: 3 })),
    having('in_review'),
  ),
  allow(
    'trust taken back: the count begins again with one',
    reviewer,
    commit(...approval, count()),
    having('in_review'),
  ),
  allow('trust taken back: trusted again after as many', amina, withCount(amina, commit(publication)), {
    ...archived,
    ...approved(2),
  }),
];

/** Test cases for reviewers' decisions and their accompanying documents. */
export const decisionCases: readonly RuleCase[] = [...decisions, ...records, ...trustTakenBack];
