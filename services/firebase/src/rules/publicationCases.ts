import { limits } from '@adp/shared-data/content';
import { anonymous, commit, get, gone, list, member, put, type RuleCase, unverified } from './ruleCase';
import { drafting, fresh, item, largestCover, publishing, toPath, toTitle } from './sampleDocuments';
import { texts } from './limitValues';
import {
  administrator,
  allow,
  amina,
  apet,
  archived,
  builders,
  colleague,
  deny,
  editor,
  file,
  kind,
  largestItem,
  many,
  path,
  retitled,
  reviewer,
  secondPath,
  stored,
  stranger,
  successor,
  tombstone,
  update,
  uploaded,
} from './publicationDocuments';

const draft = { ...apet, status: 'draft', published_at: undefined };
/** Reviewer for whom checking the role and the email address needs the most expressions. */
const toReviewer = (programmes: readonly string[] | string) =>
  member('amina', {
    role: 'reviewer',
    programmes,
    email_verified: false,
    firebase: { sign_in_provider: 'twitter.com', identities: {} },
  });
const reviewerByService = toReviewer([]);
/** The same reviewer, whose programmes are in a document and do not include APET. */
const reviewerOfSet = toReviewer('set');
const programmeSet = { 'programme_sets/set': { programmes: ['cjed'] } };
const drafted = { [path]: item(kind, draft) };
const withoutProgramme = { [path]: item(kind) };
const create = (fields: object = apet, times: readonly string[] = publishing, id = 'one') =>
  commit(put(toPath(kind, id), fresh(kind, fields), { times, exists: false }));
const kofis = { author_uid: 'kofi', author_username: 'kofi', author_name: 'Kofi' };

/** Test cases for each role: editors of the programme, reviewers, administrators and the author. */
const roleCases: readonly RuleCase[] = [
  allow('published by an editor of its programme', editor, create()),
  allow('drafted by an editor', editor, create(draft, drafting)),
  allow('published by a reviewer', reviewer, create({ ...apet, ...kofis })),
  allow('published by an administrator, for no programme', administrator, create(kofis)),
  allow('changed by its author', editor, retitled, stored),
  allow('changed by a colleague', colleague, retitled, stored),
  allow('changed by a reviewer', reviewer, retitled, withoutProgramme),
  allow('given to another programme of its editor', colleague, update({ programme: 'cjed' }), stored),
  allow('taken back by its author', editor, update({ status: 'archived' }), stored),
  allow('shown again by a colleague', colleague, update({ status: 'published' }), archived),
  allow('a draft changed by its author', editor, retitled, drafted),
  allow('deleted by its author', editor, commit(gone(path)), stored),
  allow('a draft deleted by its author, who is no editor any more', amina, commit(gone(path)), drafted),
  allow('a draft read by its author', editor, get(path), drafted),
  allow('what was taken back, read by a colleague', colleague, get(path), archived),
  allow('list of own items', editor, list('knowledge_products', { author_uid: 'amina' }, 12), stored),
  allow('the largest, published', editor, create(largestItem), successor),
  allow(
    'the largest, published by a reviewer who signs in by a service',
    reviewerByService,
    create(largestItem),
    successor,
  ),
  allow('the largest, published by a reviewer of a programme set', reviewerOfSet, create(largestItem), {
    ...successor,
    ...programmeSet,
  }),
  allow('the largest changed by a reviewer of a programme set', reviewerOfSet, update(toTitle(kind)), {
    ...successor,
    ...programmeSet,
    [path]: { ...largestItem, author_uid: 'kofi' },
  }),
  allow('the largest changed', editor, update(toTitle(kind)), { ...successor, [path]: largestItem }),
  allow('the largest changed by a colleague', colleague, update(toTitle(kind)), { ...successor, [path]: largestItem }),
  deny('published under the id of an imported one', editor, create(apet, publishing, 'imported-0123456789')),
  deny('published by a member', amina, create()),
  deny('drafted by a member', amina, create(draft, drafting)),
  deny('published by an editor of another programme', stranger, create({ ...apet, ...kofis })),
  deny('published by an editor for no programme', editor, create({})),
  deny('published by a trusted member', member('amina', { role: 'trusted' }), create()),
  deny(
    'published under an address that is not confirmed',
    member('amina', { programmes: ['apet'], email_verified: false }),
    create(),
  ),
  deny('by an anonymous session with such claims', anonymous('amina'), create()),
  deny('by nobody', 'nobody', create()),
  deny("under another's name", colleague, create()),
  deny('changed by its author, who is no editor any more', amina, retitled, stored),
  deny('changed by an editor of another programme', stranger, retitled, stored),
  deny('taken over for another programme', stranger, update({ programme: 'cjed' }), stored),
  deny('given to a programme of others', editor, update({ programme: 'ivm' }), stored),
  deny('that of no programme changed by an editor', editor, retitled, withoutProgramme),
  deny("a colleague's draft changed", colleague, retitled, drafted),
  deny("a colleague's draft published", reviewer, update({ status: 'published' }, 'published_at'), drafted),
  deny("a colleague's draft read", colleague, get(path), drafted),
  deny("a colleague's draft read by a reviewer", reviewer, get(path), drafted),
  deny('what was taken back, read by a member', member('zuri'), get(path), archived),
  deny('all of a programme listed, drafts too', editor, list('knowledge_products', apet, 12), stored),
  deny('its author changed', colleague, update(kofis), stored),
  deny('its byline changed by a colleague', colleague, update({ author_name: 'Kofi' }), stored),
  deny('a sample made of it', editor, update({ sample: true }), stored),
  deny('a revision left out', editor, update({ revision: 3, title: 'Another title' }), stored),
  deny('a draft again', editor, update({ status: 'draft' }, 'published_at'), stored),
  deny('deleted by its author, who is no editor any more', amina, commit(gone(path)), stored),
  deny('deleted by a colleague', colleague, commit(gone(path)), stored),
  deny('deleted by a reviewer', reviewer, commit(gone(path)), stored),
  deny('deleted by a colleague, with its tombstone', colleague, commit(tombstone, gone(path)), stored),
  deny('what was taken back, deleted by a colleague', colleague, commit(gone(path)), archived),
  deny("a colleague's draft deleted", colleague, commit(gone(path)), drafted),
  builders.deny('created without its count', editor, create()),
  deny('deleted by an editor whose session is anonymous', anonymous('amina'), commit(gone(path)), stored),
  deny('shown by its author, not confirmed', unverified('amina'), update({ status: 'published' }), archived),
];

const has = (name: string, value: unknown) => create({ ...apet, [name]: value });

/** Test cases for valid and invalid fields of knowledge products. */
const fieldCases: readonly RuleCase[] = [
  ...[
    { publisher: 'x' },
    { published_on: '2024' },
    { published_on: '2024-02' },
    { published_on: '2024-02-29' },
    { doi: '10.1234/abc' },
    { isbn: '978-3-16-148410-0' },
    { authors: [], key_messages: [] },
    { authors: ['A', 'B'], key_messages: ['A'] },
    { authors: [], key_messages: ['A', 'B', 'C', 'D', 'E'] },
    { authors: Array.from({ length: 20 }, (_, index) => `${'x'.repeat(98)}${10 + index}`), key_messages: [] },
    { replaces: 'two' },
    { files: [file] },
    { files: [{ ...file, url: uploaded('kofi') }] },
    { files: many(limits.files.max) },
  ].map((fields) => allow(JSON.stringify(fields).slice(0, 60), editor, create({ ...apet, ...fields }))),
  ...[
    { type: 'opinion' },
    { published_on: '2024-13' },
    { published_on: 2024 },
    { pages: 0 },
    { pages: 10_001 },
    { doi: 'abc' },
    { isbn: 'no number' },
    { html_url: 'javascript:alert(1)' },
    { abstract: 'x'.repeat(limits.abstract.min - 1) },
    { abstract: 'x'.repeat(limits.abstract.max + 1) },
    { key_messages: texts(limits.keyMessages.each).slice(0, 1).concat(['a', 'b', 'c', 'd', 'e']) },
    { authors: ['x'.repeat(101)] },
    { authors: [''] },
    { authors: ['A', 'A'] },
    { authors: ['A\nB'] },
    { authors: ['A\n\nB'], key_messages: [] },
    { authors: ['A', ''] },
    { authors: ['', 'A'], key_messages: [] },
    { authors: [1, 2] },
    { authors: [null] },
    { authors: ['A', { name: 'B' }] },
    { authors: { name: 'A' } },
    { authors: 'A' },
    { authors: Array.from({ length: 21 }, (_, index) => `${index}`) },
    { key_messages: [''] },
    { key_messages: ['A', 'A'] },
    { key_messages: [true] },
    { key_messages: [1.5] },
    { key_messages: ['x'.repeat(201)] },
    { key_messages: ['A\nB'] },
    { key_messages: 'A' },
    { file_languages: ['English'] },
    { replaces: 'a/b' },
    { replaces: '' },
    { featured: true },
    { files: many(limits.files.max + 1) },
    { files: 'none' },
    { files: [null] },
    { files: ['https://au.int/a.pdf'] },
    { files: [{ ...file, url: 'javascript:alert(1)' }] },
    { files: [{ ...file, url: 'http://au.int/a.pdf' }] },
    { files: [{ ...file, url: 'https://au.int/a.pdf https://au.int/b.pdf' }] },
    { files: [{ ...file, url: ' https://au.int/a.pdf' }] },
    { files: [{ ...file, url: 'https://au.int/a.pdf ' }] },
    { files: [{ ...file, url: '' }] },
    { files: [{ ...file, url: 1 }] },
    { files: [{ ...file, url: ['https://au.int/a.pdf'] }] },
    { files: [{ lang: 'en', format: 'pdf' }] },
    { files: { ...file } },
    { files: [...many(9), { ...file, url: 'javascript:alert(1)' }] },
    { cover: { ...largestCover, url: uploaded('kofi') } },
  ].map((fields, index) =>
    deny(`${index}: ${JSON.stringify(fields).slice(0, 60)}`, editor, create({ ...apet, ...fields })),
  ),
  allow("a colleague's picture left as it is", colleague, retitled, {
    [path]: item(kind, { ...apet, cover: largestCover }),
  }),
  deny('a picture in the folder of its author, by a colleague', colleague, update({ cover: largestCover }), stored),
];

const replaced = (by: unknown) => update({ replaced_by: by });
const chain = { ...stored, [secondPath]: item(kind, { ...apet, replaced_by: 'three' }) };

/**
 * Test cases for replacing a knowledge product. The successor must be public, and replacements must not form a cycle.
 */
const replacementCases: readonly RuleCase[] = [
  allow('replaced by a public one', editor, replaced('two'), { ...stored, ...successor }),
  allow('replaced from the beginning', editor, has('replaced_by', 'two'), successor),
  allow('no longer replaced', editor, update({}, 'replaced_by'), {
    ...successor,
    [path]: item(kind, { ...apet, replaced_by: 'two' }),
  }),
  allow('changed while what replaces it is replaced itself', editor, retitled, {
    ...chain,
    [path]: item(kind, { ...apet, replaced_by: 'two' }),
  }),
  deny('replaced by itself', editor, replaced('one'), stored),
  deny('replaced by nothing that there is', editor, replaced('two'), stored),
  deny('replaced by a draft', editor, replaced('two'), { ...stored, [secondPath]: item(kind, draft) }),
  deny('replaced by what it replaces', editor, replaced('two'), {
    ...stored,
    [secondPath]: item(kind, { ...apet, replaced_by: 'one' }),
  }),
  deny('replaced by what is replaced', editor, replaced('two'), chain),
  deny('replaced by an address', editor, replaced('two/../three'), { ...stored, ...successor }),
  deny('replaced by a number', editor, replaced(2), { ...stored, ...successor }),
  deny(
    'two replaced by each other at once',
    editor,
    commit(
      put(path, { revision: 2, replaced_by: 'two' }, { mask: ['revision', 'replaced_by'], times: ['updated_at'] }),
      put(
        secondPath,
        { revision: 2, replaced_by: 'one' },
        { mask: ['revision', 'replaced_by'], times: ['updated_at'] },
      ),
    ),
    { ...stored, ...successor },
  ),
];

const collection = 'knowledge_products';

/** Test cases for lists of archived and scheduled knowledge products, which editors of the programme may read. */
const listCases: readonly RuleCase[] = [
  ...(['archived', 'scheduled'] as const).flatMap((status) => {
    const stored = { [path]: item(kind, { ...apet, status }) };
    const query = (programme: string) => list(collection, { status, programme }, 50);
    return [
      allow(`what is ${status}, listed by the editors of its programme`, colleague, query('apet'), stored),
      deny(`what is ${status} of another programme, listed`, stranger, query('apet'), stored),
      deny(`what is ${status}, listed by a member`, member('kofi'), query('apet'), stored),
      deny(`what is ${status} of every programme, listed`, colleague, list(collection, { status }, 50), stored),
      deny(`51 that are ${status}, listed`, colleague, list(collection, { status, programme: 'apet' }, 51), stored),
    ];
  }),
  deny(
    'drafts of colleagues, listed',
    colleague,
    list(collection, { status: 'draft', programme: 'apet' }, 50),
    drafted,
  ),
];

/** Test cases for recording, changing, replacing and listing knowledge products. */
export const publicationCases: readonly RuleCase[] = [...roleCases, ...fieldCases, ...replacementCases, ...listCases];
