/* eslint-disable max-lines -- a table of cases */
import type { ContentKind } from '@adp/shared-data/content';
import { type Caller, commit, get, gone, list, member, put, type RuleCase, unverified } from './ruleCase';
import { approved, settings, toState } from './reviewDocuments';
import { item, largestItem, members, toCases, toPath } from './sampleDocuments';

const { allow, deny } = toCases('translation: ');
const kind = 'article';
const kinds = ['article', 'event', 'opportunity', 'product', 'knowledgeProduct'] as const;
const path = toPath(kind);
const amina = member('amina');
const kofi = member('kofi');
const editor = member('kofi', { programmes: ['apet'] });
const stranger = member('kofi', { programmes: ['cjed'] });
const reviewer = member('kofi', { role: 'reviewer' });
const apet = { programme: 'apet' };
const translator = (name: 'Amina' | 'Kofi') => ({
  translator_uid: name.toLowerCase(),
  translator_username: name.toLowerCase(),
  translator_name: name,
});
const formerMember = {
  translator_uid: 'former-member',
  translator_username: 'former-member',
  translator_name: 'Former member',
};
const french = { title: 'Un titre en français', summary: 'Un résumé en français, assez long.' };
const words = { ...french, body: 'Le texte.' };
const toId = (of: ContentKind, lang = 'fr') => `translations/${toPath(of).replace('/', '_')}_${lang}`;
const at = toId(kind);

const toFields = (by: 'Amina' | 'Kofi', more: object = {}, of: ContentKind = kind): Record<string, unknown> => {
  const [collection, id] = toPath(of).split('/');
  return {
    ...words,
    collection,
    item: id,
    lang: 'fr',
    how: 'human',
    source_revision: 1,
    ...translator(by),
    ...more,
  };
};

/** Returns the write that copies translated titles and summaries into the item. */
const carry = (translations: object, of: ContentKind = kind) =>
  put(
    toPath(of),
    { translations, translated_into: Object.keys(translations) },
    { mask: ['translations', 'translated_into'], times: ['translated_at'], exists: true },
  );

/** Returns the commit with which the site saves a translation and its copy in the item. */
const save = (fields: Readonly<Record<string, unknown>>, of: ContentKind = kind, others: object = {}) => {
  const { title, summary, lang } = fields;
  return commit(
    carry({ ...others, [String(lang)]: { title, summary } }, of),
    put(toId(of, String(lang)), fields, { times: ['updated_at'] }),
  );
};
const remove = (of: ContentKind = kind) => commit(carry({}, of), gone(toId(of)));

const having = (fields: object = {}, more: object = {}) => ({ ...members, [path]: item(kind, fields), ...more });
const carried = { translations: { fr: french }, translated_into: ['fr'], translated_at: new Date(0) };
const stored = (by: 'Amina' | 'Kofi', more: object = {}) => ({ ...toFields(by, more), updated_at: new Date(0) });
const translated = (fields: object = {}, by: 'Amina' | 'Kofi' = 'Amina') =>
  having({ ...carried, ...fields }, { [at]: stored(by) });
const mine = save(toFields('Amina'));
const kofis = save(toFields('Kofi'));

const states = ['draft', 'in_review', 'scheduled', 'published', 'returned', 'archived', 'removed'];
/** States in which a new member may translate their own item while items of new members are reviewed. */
const untrusted = ['draft', 'in_review', 'returned', 'archived'];

const stateCases: readonly RuleCase[] = states.flatMap((status) => {
  const reviewed = having(toState(status), settings);
  const expect = (may: boolean) => (may ? allow : deny);
  return [
    expect(untrusted.includes(status))(`of ${status}, by its untrusted author`, amina, mine, reviewed),
    expect(status !== 'removed')(`of ${status}, by its approved author`, amina, mine, { ...reviewed, ...approved(2) }),
    expect(status === 'published')(`of ${status}, by a reviewer`, reviewer, kofis, reviewed),
    expect(status === 'published')(
      `of ${status}, by an editor of its programme`,
      editor,
      kofis,
      having({ ...toState(status), ...apet }, settings),
    ),
  ];
});

const roleCases: readonly RuleCase[] = [
  allow('of a draft, by an author whose address is not confirmed', unverified('amina'), mine, having(toState('draft'))),
  deny('by an author whose address is not confirmed', unverified('amina'), mine, having()),
  deny('by another member', kofi, kofis, having(apet)),
  deny('by an editor of another programme', stranger, kofis, having(apet)),
  deny('by an editor, of an item of no programme', editor, kofis, having()),
  deny('by nobody', 'nobody', mine, having()),
  deny("under another's name", amina, kofis, having()),
  deny("by a reviewer under the author's name", reviewer, mine, having()),
  deny('of what is not there', amina, mine),
  allow('called reviewed by a reviewer', reviewer, save(toFields('Kofi', { how: 'reviewed' })), having()),
  deny('called reviewed by its author', amina, save(toFields('Amina', { how: 'reviewed' })), having()),
  allow(
    'confirmed by a reviewer, with its translator',
    reviewer,
    save(toFields('Amina', { how: 'reviewed' })),
    translated(),
  ),
  deny(
    'changed by a reviewer in the name of its translator, without confirming it',
    reviewer,
    save(toFields('Amina', { body: 'Un autre texte.' })),
    translated(),
  ),
  allow(
    'confirmed by a reviewer again, after a change of its item',
    reviewer,
    save(toFields('Amina', { how: 'reviewed', source_revision: 2 })),
    { ...having({ ...carried, revision: 2 }), [at]: stored('Amina', { how: 'reviewed' }) },
  ),
  ...Object.entries({ title: 'Un autre titre', summary: 'Un autre résumé, assez long.', body: 'Un autre texte.' }).map(
    ([field, text]) =>
      deny(
        `confirmed by a reviewer with another ${field} in the name of its translator`,
        reviewer,
        save(toFields('Amina', { how: 'reviewed', [field]: text })),
        translated(),
      ),
  ),
  deny(
    'confirmed with another text by an editor of its programme in the name of its translator',
    editor,
    save(toFields('Amina', { how: 'reviewed', body: 'Un autre texte.' })),
    translated(apet),
  ),
  allow(
    "confirmed by a reviewer with another text in the reviewer's own name",
    reviewer,
    save(toFields('Kofi', { how: 'reviewed', body: 'Un autre texte.' })),
    translated(),
  ),
  allow('changed by its author', amina, save(toFields('Amina', { body: 'Un autre texte.' })), translated()),
  allow('taken over by its author', amina, mine, translated({}, 'Kofi')),
  allow('deleted by its author', amina, remove(), translated()),
  allow('deleted by a reviewer', reviewer, remove(), translated()),
  deny('deleted by another member', kofi, remove(), translated()),
  deny('deleted while its item has it', amina, commit(gone(at)), translated()),
  deny('deleted from its item alone', amina, commit(carry({})), translated()),
  deny('deleted by an untrusted author while it is public', amina, remove(), { ...translated(), ...settings }),
];

const fieldCase = (name: string, more: object) => deny(name, amina, save(toFields('Amina', more)), having());
const fieldCases: readonly RuleCase[] = [
  fieldCase('with a title that is too short', { title: 'Ceci'.slice(0, 4) }),
  fieldCase('with a title that is too long', { title: 'x'.repeat(151) }),
  fieldCase('with a title of two lines', { title: 'Un titre\nde deux lignes' }),
  fieldCase('with a title that nobody sees', { title: '\u2800'.repeat(8) }),
  fieldCase('with a summary that is too short', { summary: 'x'.repeat(19) }),
  fieldCase('with a summary that is too long', { summary: 'x'.repeat(301) }),
  fieldCase('with a body that is too long', { body: 'x'.repeat(50_001) }),
  fieldCase('without a body', { body: undefined }),
  fieldCase("in its item's language", { lang: 'en' }),
  fieldCase('in a language that the site does not have', { lang: 'de' }),
  fieldCase('made in an unknown way', { how: 'official' }),
  fieldCase('of a revision to come', { source_revision: 2 }),
  fieldCase('with another field', { url: 'https://example.org/' }),
  deny(
    'under another id',
    amina,
    commit(carry({ fr: french }), put(toId(kind, 'pt'), toFields('Amina'), { times: ['updated_at'] })),
    having(),
  ),
  deny(
    'of a profile',
    amina,
    commit(
      put(
        'translations/profiles_amina_fr',
        { ...toFields('Amina'), collection: 'profiles', item: 'amina' },
        { times: ['updated_at'] },
      ),
    ),
    members,
  ),
  deny(
    'with a time of its own',
    amina,
    commit(carry({ fr: french }), put(at, { ...toFields('Amina'), updated_at: new Date(0) })),
    having(),
  ),
  deny('without its item', amina, commit(put(at, toFields('Amina'), { times: ['updated_at'] })), having()),
  deny(
    'of which only the body changes, without its item',
    amina,
    commit(put(at, toFields('Amina', { body: 'x' }), { times: ['updated_at'] })),
    translated(),
  ),
  deny('in its item alone', amina, commit(carry({ fr: french })), having()),
  deny(
    'in its item under another title',
    amina,
    commit(
      carry({ fr: { ...french, title: 'Un autre titre' } }),
      put(at, toFields('Amina'), { times: ['updated_at'] }),
    ),
    having(),
  ),
  deny(
    'in its item with more than lists show',
    amina,
    commit(carry({ fr: { ...french, body: 'x' } }), put(at, toFields('Amina'), { times: ['updated_at'] })),
    having(),
  ),
  deny(
    'in its item in a language of no site',
    amina,
    commit(carry({ fr: french, de: french }), put(at, toFields('Amina'), { times: ['updated_at'] })),
    having(),
  ),
  deny('that takes away another', amina, save(toFields('Amina', { lang: 'pt' })), translated()),
  allow('beside another', amina, save(toFields('Amina', { lang: 'pt' }), kind, { fr: french }), translated()),
  deny(
    'with its item changed',
    amina,
    commit(
      put(
        path,
        { title: 'Another title', revision: 2, translations: { fr: french }, translated_into: ['fr'] },
        {
          mask: ['title', 'revision', 'translations', 'translated_into'],
          times: ['translated_at', 'updated_at'],
          exists: true,
        },
      ),
      put(at, toFields('Amina'), { times: ['updated_at'] }),
    ),
    having(),
  ),
  deny(
    'written with a new item',
    amina,
    commit(
      put('item_counts/amina', { item: path, count: 1 }, { times: ['began_at'] }),
      put(
        path,
        { ...item(kind), ...carried, created_at: undefined, updated_at: undefined, published_at: undefined },
        { times: ['created_at', 'updated_at', 'published_at'], exists: false },
      ),
      put(at, toFields('Amina'), { times: ['updated_at'] }),
    ),
  ),
  deny(
    'taken away by a change of the item',
    amina,
    commit(
      put(
        path,
        { title: 'Another title', revision: 2 },
        { mask: ['title', 'revision', 'translations'], times: ['updated_at'], exists: true },
      ),
    ),
    translated(),
  ),
  allow(
    'left by a change of the item',
    amina,
    commit(
      put(
        path,
        { title: 'Another title', revision: 2 },
        { mask: ['title', 'revision'], times: ['updated_at'], exists: true },
      ),
    ),
    translated(),
  ),
];

const read = (caller: Caller, expected: typeof allow, name: string, fields: object = {}) =>
  expected(`read by ${name}`, caller, get(at), translated(fields));
const listed = list('translations', { translator_uid: 'kofi' }, 50);
const renamed = (fields: object) => commit(put(at, fields, { mask: Object.keys(fields), exists: true }));

const otherCases: readonly RuleCase[] = [
  read('nobody', allow, 'everybody where its item is public'),
  read('nobody', deny, 'nobody where its item is a draft', toState('draft')),
  read('nobody', deny, 'nobody where its item was removed', toState('removed')),
  read(amina, allow, "its item's author", toState('draft')),
  read(reviewer, allow, 'a reviewer where its item is in review', toState('in_review')),
  read(reviewer, deny, 'a reviewer where its item is a draft', toState('draft')),
  read(kofi, deny, 'another member where its item is in review', toState('in_review')),
  deny('read where its item is gone', amina, get(at), { ...members, [at]: stored('Amina') }),
  allow('list of own translations', kofi, listed, translated({}, 'Kofi')),
  deny("another's listed", amina, listed, translated({}, 'Kofi')),
  deny('listed by nobody', 'nobody', listed, translated({}, 'Kofi')),
  allow('left without a name by who leaves', kofi, renamed(formerMember), translated({}, 'Kofi')),
  deny('left without a name by another', amina, renamed(formerMember), translated({}, 'Kofi')),
  deny('given to another', kofi, renamed(translator('Amina')), translated({}, 'Kofi')),
  allow('under the new name of its translator', kofi, renamed({ translator_name: 'Kofi' }), {
    ...having(carried),
    [at]: stored('Kofi', { translator_name: 'K.' }),
  }),
  deny('under a name of another', kofi, renamed({ translator_name: 'Amina' }), translated({}, 'Kofi')),
];

const kindCases: readonly RuleCase[] = kinds.flatMap((of) => {
  const largest = of === 'knowledgeProduct' ? item(of, apet) : { ...largestItem(of), ...apet };
  const all = { ar: french, en: french, pt: french, sw: french };
  const before = {
    ...members,
    [toPath(of)]: { ...largest, lang: 'sw', translations: all, translated_into: Object.keys(all) },
  };
  const by = member('amina', { programmes: ['apet'] });
  return [
    allow(
      `the largest ${of}, by its author`,
      by,
      save(
        toFields('Amina', { title: 'x'.repeat(150), summary: 'x'.repeat(300), body: 'x'.repeat(50_000) }, of),
        of,
        all,
      ),
      before,
    ),
    allow(`the largest ${of}, by an editor`, editor, save(toFields('Kofi', {}, of), of, all), before),
    allow(
      `the largest ${of}, by an editor of a programme set`,
      member('kofi', { programmes: 'set' }),
      save(toFields('Kofi', {}, of), of, all),
      { ...before, 'programme_sets/set': { programmes: ['cjed', 'apet'] } },
    ),
  ];
});

/** Test cases for translations: the rights of callers, the states of the item, and the copies in the item. */
export const translationCases: readonly RuleCase[] = [
  ...stateCases,
  ...roleCases,
  ...fieldCases,
  ...otherCases,
  ...kindCases,
];
