import { type Caller, commit, get, gone, member, put, type RuleCase } from './ruleCase';
import { amina, kofi, reviewer, toState } from './reviewDocuments';
import { item, toCases } from './sampleDocuments';

const { allow, deny } = toCases('revision: ');

const parent = 'revisions/articles/items/one';
const path = `${parent}/versions/1`;
const shared = ['in_review', 'scheduled', 'published', 'returned', 'archived', 'removed'];
const stored = (status: string) => ({ [path]: { ...item('article', toState(status)), saved_at: new Date(0) } });

const is = (fieldPath: string, stringValue: string) => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } },
});
const among = (statuses: readonly string[]) => ({
  fieldFilter: {
    field: { fieldPath: 'status' },
    op: 'IN',
    value: { arrayValue: { values: statuses.map((stringValue) => ({ stringValue })) } },
  },
});
/** The versions of Amina's article. */
const history = (where?: object, limit?: number): RuleCase['request'] => ({
  call: 'runQuery',
  parent,
  body: {
    structuredQuery: {
      from: [{ collectionId: 'versions' }],
      ...(where && { where }),
      ...(limit !== undefined && { limit }),
    },
  },
});

const callers: Readonly<Record<string, readonly [Caller, reads: readonly string[]]>> = {
  'its author': [amina, ['draft', ...shared]],
  'a reviewer': [reviewer, shared],
  'an administrator': [member('kofi', { role: 'administrator' }), shared],
  'a member': [kofi, []],
  'a trusted member': [member('kofi', { role: 'trusted' }), []],
  'a visitor': ['nobody', []],
};

/** Former versions of items: who reads them. Functions alone write them. */
export const revisionCases: readonly RuleCase[] = [
  ...Object.entries(callers).flatMap(([name, [caller, reads]]) => [
    ...['draft', ...shared].map((status) =>
      (reads.includes(status) ? allow : deny)(`${status}, read by ${name}`, caller, get(path), stored(status)),
    ),
    ...[
      ['written', put(path, item('article'))],
      ['changed', put(path, { title: 'x' }, { mask: ['title'] })],
      ['deleted', gone(path)],
    ].map(([what, write]) =>
      deny(`${what as string} by ${name}`, caller, commit(write as object), stored('published')),
    ),
  ]),
  allow('listed by its author', amina, history(is('author_uid', 'amina'), 50), stored('draft')),
  deny('listed by its author without a limit', amina, history(is('author_uid', 'amina')), stored('draft')),
  deny("listed by another as the author's", kofi, history(is('author_uid', 'amina'), 50), stored('published')),
  allow('those that are no drafts, listed by a reviewer', reviewer, history(among(shared), 50), stored('published')),
  deny('all, listed by a reviewer', reviewer, history(undefined, 50), stored('published')),
  deny('drafts, too, listed by a reviewer', reviewer, history(among(['draft', ...shared]), 50), stored('draft')),
  deny('51 at once', reviewer, history(among(shared), 51), stored('published')),
  deny('listed by a member', kofi, history(among(shared), 50), stored('published')),
];
