/** @jest-environment node */
import { compareCatalogs } from './compareCatalogs.mjs';

const english = { found: '{count, plural, one {# page} other {# pages}} of {name}' };

/** The faults of a French message for the English one. */
const french = (source: string, message: string, same: string[] = []) =>
  compareCatalogs({ id: source }, { id: message }, 'fr', same);

test('a complete catalog has no fault', () => {
  const found = '{count, plural, one {# page} many {# de pages} other {# pages}} de {name}';
  expect(compareCatalogs(english, { found }, 'fr')).toEqual([]);
});

test('a missing message and one that English does not have are named', () => {
  expect(compareCatalogs(english, { fund: 'x' }, 'fr')).toEqual(['"found" is missing', '"fund" is no English message']);
});

test.each([
  ['Save {name}', 'Enregistrer', 'has the placeholders none, English has {name, text}'],
  ['Save', 'Enregistrer {name}', 'has the placeholders {name, text}, English has none'],
  ['{n, plural, one {a} other {b}}', '{n, plural, one {x} other {y}}', 'lacks the plural forms many of {n}'],
  ['{n, plural, one {a} other {b}}', '{n}', 'has the placeholders {n, text}, English has {n, plural}'],
  [
    '{k, select, a {A} other {B}}',
    '{k, select, b {X} other {Y}}',
    'has the placeholders {k, select: b other}, English has {k, select: a other}',
  ],
  ['Save', ' ', 'is empty'],
  ['Save', 'Save', 'is the English text'],
  ['Save?', 'Enregistrer ?', 'has " ?", which is not how this language writes it'],
  ['“{name}”', '“{name}” enregistré', 'has "“", which is not how this language writes it'],
  ['Save', 'save ', 'is the English text'],
  [
    '{n, plural, one {# row} other {# rows}}',
    '{n, plural, one {# row} many {# rows} other {# rows}}',
    'is the English text',
  ],
])('%s as %s: %s', (source, message, fault) => {
  expect(french(source, message)).toEqual([`"id" ${fault}`]);
});

test('what is not ICU is named', () => {
  expect(french('Save', '{x')).toEqual([expect.stringContaining('is not valid ICU')]);
});

test('the six forms of Arabic are all asked for, and one may say its number in a word', () => {
  const forms = '{n, plural, zero {لا} one {واحد} two {اثنان} few {#} many {#} other {#}}';
  const compare = (message: string) => compareCatalogs({ id: '{n, plural, one {#} other {#}}' }, { id: message }, 'ar');
  expect(compare(forms)).toEqual([]);
  expect(compare(forms.replace('few {#} many {#} ', ''))).toEqual(['"id" lacks the plural forms few, many of {n}']);
});

test('a plural is left out by the messages alone of which a list says that they need none', () => {
  const compare = (plain: readonly string[]) =>
    compareCatalogs({ id: '{n, plural, one {#} other {#}}' }, { id: 'العدد: {n, number}' }, 'ar', [], plain);
  expect(compare(['id'])).toEqual([]);
  expect(compare(['other'])).toEqual(['"id" has the placeholders {n, number}, English has {n, plural}']);
});

test('the signs of French are right with a narrow space that no line breaks at', () => {
  expect(french('Save “{name}”?', 'Enregistrer «\u202f{name}\u202f»\u202f?')).toEqual([]);
  expect(french('Name: {name}', 'Nom\u00a0: {name}')).toEqual([]);
  expect(french('Name: {name}', 'Nom\u202f: {name}')).toHaveLength(1);
});

test('names, signs and what is listed may be the same', () => {
  expect([
    ...french('{name}', '{name}'),
    ...french('1 / 2', '1 / 2'),
    ...french('Agenda 2063', 'Agenda 2063', ['Agenda 2063']),
  ]).toEqual([]);
});
