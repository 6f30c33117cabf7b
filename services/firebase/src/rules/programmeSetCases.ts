import { anonymous, commit, get, gone, list, member, put, type RuleCase, withCount } from './ruleCase';
import { settings } from './reviewDocuments';
import { fresh, item, members, publishing, toCases, toPath, toTitle } from './sampleDocuments';

const { allow, deny } = toCases('programme set: ');

const toSet = (id: string, programmes: readonly string[]) => ({ [`programme_sets/${id}`]: { programmes } });
const many = Array.from({ length: 99 }, (_, index) => `programme-${index}`);

const id = 'a'.repeat(64);
const path = `programme_sets/${id}`;
/** Stored sets: the caller's, and another one. */
const sets = { ...toSet(id, [...many, 'apet']), ...toSet('b'.repeat(64), [...many, 'cjed']) };

const administrator = member('zuri', { role: 'administrator' });
const inDocument = member('amina', { programmes: id });
const inClaim = member('amina', { programmes: ['cjed', 'apet', 'ivm'] });
/** Returns a caller with one of these claims, and the sets that the database contains. */
const holders = {
  'named by the claim': [inDocument, sets],
  'of three in the claim': [inClaim, {}],
} as const;
const strangers = {
  'of a set without the programme': [member('amina', { programmes: 'b'.repeat(64) }), sets],
  'of a set that does not exist': [inDocument, toSet('b'.repeat(64), [...many, 'apet'])],
  'of a set whose list is a text': [inDocument, { [path]: { programmes: 'apet' } }],
  'of a set without a list': [inDocument, { [path]: { apet: true } }],
  'of a list of sets': [member('amina', { programmes: [id] }), sets],
  'of an empty id': [member('amina', { programmes: '' }), sets],
  'in an anonymous session': [
    member('amina', { programmes: id, firebase: { sign_in_provider: 'anonymous', identities: {} } }),
    sets,
  ],
} as const;

const apet = { programme: 'apet' };
const publication = toPath('knowledgeProduct');
const kofis = { author_uid: 'kofi', author_username: 'kofi', author_name: 'Kofi' };
const stored = { ...members, [publication]: item('knowledgeProduct', { ...apet, ...kofis }) };

/** Requests that require the programme, with the documents that they need. */
const requests: Readonly<Record<string, readonly [RuleCase['request'], object]>> = {
  'a publication is changed': [
    commit(
      put(
        publication,
        { ...toTitle('knowledgeProduct'), revision: 2 },
        { mask: [...Object.keys(toTitle('knowledgeProduct')), 'revision'], times: ['updated_at'], exists: true },
      ),
    ),
    stored,
  ],
  'archived publications are listed': [
    list('knowledge_products', { programme: 'apet', status: 'archived' }, 50),
    stored,
  ],
  'an article is published without review': [
    withCount(inDocument, commit(put(toPath('article'), fresh('article', apet), { times: publishing, exists: false }))),
    { ...members, ...settings },
  ],
  "a page's draft is saved": [
    commit(
      put(
        'programme_drafts/apet_en',
        { programme: 'apet', lang: 'en', content: {}, revision: 0, updated_by: 'amina' },
        { times: ['updated_at'] },
      ),
    ),
    {},
  ],
};

const rightCases = Object.entries(requests).flatMap(([name, [request, documents]]) => [
  ...Object.entries(holders).map(([who, [caller, stored]]) =>
    allow(`${name} by the member ${who}`, caller, request, { ...documents, ...stored }),
  ),
  ...Object.entries(strangers).map(([who, [caller, stored]]) =>
    deny(`${name} by the member ${who}`, caller, request, { ...documents, ...stored }),
  ),
]);

const write = (fields: object = { programmes: ['apet'] }) => commit(put(path, fields));

/** Test cases for members whose programmes are in a document, and for the right to read and write this document. */
export const programmeSetCases: readonly RuleCase[] = [
  ...rightCases,
  allow('read by a member whose claim names it', inDocument, get(path), sets),
  allow('missing, read by a member whose claim names it', inDocument, get(path)),
  deny('read by a member of another set', member('kofi', { programmes: 'b'.repeat(64) }), get(path), sets),
  deny('read by a member with its id in a list', member('kofi', { programmes: [id] }), get(path), sets),
  deny('read by a member without programmes', member('kofi'), get(path), sets),
  deny('read by an administrator', administrator, get(path), sets),
  deny('read by an anonymous session', anonymous('amina'), get(path), sets),
  deny('read by a visitor', 'nobody', get(path), sets),
  deny('listed', inDocument, list('programme_sets', {}, 1), sets),
  ...Object.entries({ 'its member': inDocument, 'an administrator': administrator }).flatMap(([name, caller]) => [
    deny(`created by ${name}`, caller, write()),
    deny(`changed by ${name}`, caller, write({ programmes: [...many, 'apet', 'cjed'] }), sets),
    deny(`deleted by ${name}`, caller, commit(gone(path)), sets),
  ]),
];
