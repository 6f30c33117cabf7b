import { toStored } from '@adp/shared-data/fields';
import { toProfile } from '@adp/shared-data/member';
import { commit, member, put, type RuleCase, withCount } from './ruleCase';
import { aminasUser, fresh, item, members, publishing, saving, toCases, toPath } from './sampleDocuments';

// The rules require that a sort key matches its title or name. Otherwise members could choose their position in
// alphabetical lists (docs/decisions/119).

const { allow, deny } = toCases();

/** Correct sort keys, by title or name. */
export const keys: Readonly<Record<string, string>> = {
  'Économie numérique en Éthiopie': 'economie numerique en ethiopie',
  '«\u00a0Œuvre\u00a0», ǼON': 'oeuvre aeon',
  'E\u0301lan: l’Afrique': 'elan l afrique',
  'Ɗan Ƙasa, Ɔkyeame, Ẹ̀kọ́': 'dan kasa okyeame eko',
  'İstanbul ΟΔΟΣ straße': 'istanbul ΟΔΟΣ straße',
  'الإِقْتِصاد ومؤسَّسة': 'الاقتصاد وموسسة',
  '— 2030: a plan (v.\u00a02)': '2030 a plan v 2',
  '?????': '',
};
const wrong: Readonly<Record<string, unknown>> = {
  'another key': 'a first place',
  'null as the key': null,
  'the title itself for its key': 'Économie',
  'a key and more': 'economie a',
};

const amina = member('amina');
const editor = member('amina', { programmes: ['apet'] });

const create = (fields: object) =>
  withCount(amina, commit(put(toPath('product'), fresh('product', fields), { times: publishing, exists: false })));
const stored = { ...members, [toPath('product')]: item('product', { title: 'Économie', title_key: 'economie' }) };
const update = (fields: Readonly<Record<string, unknown>>) =>
  commit(
    put(
      toPath('product'),
      { ...fields, revision: 2 },
      { mask: [...Object.keys(fields), 'revision'], times: ['updated_at'], exists: true },
    ),
  );

const items = [
  ...Object.entries(keys).map(([title, key]) =>
    allow(`product: the key of ${JSON.stringify(title)}`, amina, create({ title, title_key: key })),
  ),
  allow('product: no key, as before there were any', amina, create({ title: 'Économie' })),
  allow('product: a title with its key', amina, update({ title: 'Évaluation', title_key: 'evaluation' }), stored),
  deny('product: a title without its key', amina, update({ title: 'Évaluation' }), stored),
  deny('product: a key without its title', amina, update({ title_key: 'a first place' }), stored),
  ...Object.entries(wrong).map(([name, key]) =>
    deny(`product: ${name}`, amina, create({ title: 'Économie', title_key: key })),
  ),
  // A value of another type would prevent lists from continuing after the document.
  deny(
    'knowledge product: a key that is no text',
    editor,
    withCount(
      editor,
      commit(
        put(toPath('knowledgeProduct'), fresh('knowledgeProduct', { programme: 'apet', title_key: {} }), {
          times: publishing,
          exists: false,
        }),
      ),
    ),
  ),
];

const named = (name: string, nameKey: string) => saving('amina', { ...aminasUser, name, nameKey }, aminasUser);

const names = [
  ...Object.entries(keys).map(([name, key]) =>
    allow(`member: the key of ${JSON.stringify(name)}`, amina, commit(...named(name, key))),
  ),
  deny('member: another key', amina, commit(...named('Économie', 'a first place'))),
  deny(
    'member: a key in the profile alone',
    amina,
    commit(
      ...saving('amina', aminasUser, aminasUser).slice(0, 1),
      put('profiles/amina', toStored({ ...toProfile('amina', aminasUser), nameKey: 'amina' })),
    ),
  ),
];

export const sortKeyCases: readonly RuleCase[] = [...items, ...names];
