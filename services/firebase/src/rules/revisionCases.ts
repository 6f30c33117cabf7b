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
/** Returns a query for the versions of an item, by default those of Amina's article. */
const history = (where?: object, limit?: number, of = parent): RuleCase['request'] => ({
  call: 'runQuery',
  parent: of,
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

const productParent = 'revisions/knowledge_products/items/one';
const productPath = `${productParent}/versions/1`;
const product = (status: string, more: object = {}) => ({
  [productPath]: item('knowledgeProduct', { ...toState(status), programme: 'apet', ...more, saved_at: new Date(0) }),
});
const editor = member('kofi', { programmes: ['cjed', 'apet'] });
const editorElsewhere = member('kofi', { programmes: ['cjed'] });
const ofProgramme = (programme: string, statuses: readonly string[]): RuleCase['request'] =>
  history(
    { compositeFilter: { op: 'AND', filters: [is('programme', programme), among(statuses)] } },
    50,
    productParent,
  );

/** Test cases for knowledge products, whose versions the author's colleagues may read. */
const productCases: readonly RuleCase[] = [
  ...shared.flatMap((status) => [
    allow(`of a knowledge product: ${status}, read by an editor`, editor, get(productPath), product(status)),
    deny(`of a knowledge product: ${status}, read by another`, editorElsewhere, get(productPath), product(status)),
    deny(`of an article: ${status}, read by an editor`, editor, get(path), {
      [path]: { ...stored(status)[path], programme: 'apet' },
    }),
  ]),
  deny('of a knowledge product: a draft, read by an editor', editor, get(productPath), product('draft')),
  deny('of no programme, read by an editor', editor, get(productPath), product('published', { programme: undefined })),
  allow('of a programme, listed by its editor', editor, ofProgramme('apet', shared), product('published')),
  deny('of a programme, with drafts, listed', editor, ofProgramme('apet', ['draft', ...shared]), product('draft')),
  deny('of a programme, listed by another', editorElsewhere, ofProgramme('apet', shared), product('published')),
  deny(
    'of any programme, listed by an editor',
    editor,
    history(among(shared), 50, productParent),
    product('published'),
  ),
  allow(
    'of any programme, listed by a reviewer',
    reviewer,
    history(among(shared), 50, productParent),
    product('published'),
  ),
];

/** Test cases for reading former versions of items. Only functions may write these versions. */
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
  ...productCases,
];
