import { type Caller, commit, get, gone, list, member, put, type RuleCase, unverified } from './ruleCase';
import { administrator, amina, having, kofi, reviewer } from './reviewDocuments';
import { toCases, writtenKinds, toPath, item } from './sampleDocuments';

const { allow, deny } = toCases('handling: ');

const handlingPath = 'handling/articles/items/one';
const author = { author_uid: 'amina' };
const taken = { assigned_to: 'kofi', assigned_name: 'Kofi' };
const note = { note: 'We have had this twice.' };
const stored = { ...author, assigned_to: 'zuri', assigned_name: 'Zuri', ...note, updated_at: new Date(0) };
const there = having('in_review', { [handlingPath]: stored });

/** Returns the write with which the site creates or changes the handling of an item. */
const write = (fields: Readonly<Record<string, unknown>>, at = handlingPath, times = ['updated_at']) =>
  commit(put(at, { ...author, ...fields }, { mask: ['author_uid', ...Object.keys(fields)], times }));
const release = commit(
  put(handlingPath, author, { mask: ['author_uid', ...Object.keys(taken)], times: ['updated_at'] }),
);

const callers: Readonly<Record<string, readonly [Caller, mayReview: boolean]>> = {
  'a visitor': ['nobody', false],
  'its author': [amina, false],
  'its author, who is a reviewer': [member('amina', { role: 'reviewer' }), false],
  'its author, who is an administrator': [member('amina', { role: 'administrator' }), false],
  'a member': [kofi, false],
  'a member with an address that is not confirmed': [unverified('kofi'), false],
  'a trusted member': [member('kofi', { role: 'trusted' }), false],
  'an editor of the programme': [member('kofi', { programmes: ['apet'] }), false],
  'a reviewer': [reviewer, true],
  'an administrator': [administrator, true],
};

const requests: readonly (readonly [what: string, request: RuleCase['request'], before: RuleCase['before']])[] = [
  ['read', get(handlingPath), there],
  ['begun by taking it up', write(taken), having('in_review')],
  ['begun by a note', write(note), having('scheduled')],
  ['taken over', write(taken), there],
  ['let go of', release, there],
  ['noted', write({ note: 'Another.' }), there],
  ['left without a note', write({ note: undefined }), there],
];

/** Test cases for assigning and annotating queued items. Only reviewers other than the author may do so. */
export const handlingCases: readonly RuleCase[] = [
  ...Object.entries(callers).flatMap(([name, [caller, mayReview]]) => [
    ...requests.map(([what, request, before]) =>
      (mayReview ? allow : deny)(`${what} by ${name}`, caller, request, before),
    ),
    deny(`deleted by ${name}`, caller, commit(gone(handlingPath)), there),
    deny(`listed by ${name}`, caller, list('items', author, 50), there),
  ]),
  allow('a missing document, read by a reviewer', reviewer, get(handlingPath), having('in_review')),
  deny('a missing document, read by the author', amina, get(handlingPath), having('in_review')),
  ...writtenKinds.map((kind) => {
    const [collection = '', id = ''] = toPath(kind).split('/');
    return allow(`${kind}: taken up`, reviewer, write(taken, `handling/${collection}/items/${id}`), {
      ...having('in_review'),
      [toPath(kind)]: item(kind, { status: 'in_review', published_at: undefined }),
    });
  }),
  ...(['draft', 'published', 'returned', 'archived', 'removed'] as const).flatMap((status) => [
    deny(`of what is ${status}`, reviewer, write(taken), having(status)),
    deny(`of what is ${status}, from before`, reviewer, write(note), having(status, { [handlingPath]: stored })),
  ]),
  deny('of what is not there', reviewer, write(taken, 'handling/articles/items/two'), there),
  deny('of a profile', reviewer, write({ ...taken, author_uid: 'amina' }, 'handling/profiles/items/amina'), there),
  deny('of a knowledge product', reviewer, write(taken, 'handling/knowledge_products/items/one'), {
    ...there,
    'knowledge_products/one': item('knowledgeProduct', { status: 'in_review' }),
  }),
  ...Object.entries({
    'for another': { assigned_to: 'nia', assigned_name: 'Nia' },
    'under another name': { ...taken, assigned_name: 'Somebody' },
    'without a name': { assigned_to: 'kofi', assigned_name: undefined },
    'with a name alone': { assigned_to: undefined, assigned_name: 'Kofi' },
    'with a note of nothing': { note: '' },
    'with a longer note': { note: 'x'.repeat(1001) },
    'with a note that is a list': { note: ['x'] },
    'as that of another author': { ...taken, author_uid: 'kofi' },
    'with a field of its own': { ...taken, priority: 1 },
  }).flatMap(([name, fields]) => [
    deny(`begun ${name}`, reviewer, write(fields), having('in_review')),
    deny(`changed ${name}`, reviewer, write({ ...fields }), there),
  ]),
  allow('with the longest note', reviewer, write({ ...taken, note: 'x'.repeat(1000) }), having('in_review')),
  deny('at another time', reviewer, write({ ...taken, updated_at: new Date(0) }, handlingPath, []), there),
  deny('of an author that is left out', reviewer, commit(put(handlingPath, taken, { times: ['updated_at'] })), there),
];
