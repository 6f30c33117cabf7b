/** @jest-environment node */
import { compareCatalogs } from './compareCatalogs.mjs';

const english = { complete: '{count, plural, one {# page} other {# pages}} of {name}' };

/** Returns the errors of a French message that translates an English one. */
const french = (source: string, message: string, same: string[] = []) =>
  compareCatalogs({ id: source }, { id: message }, 'fr', same);

test('a complete catalog has no errors', () => {
  const complete = '{count, plural, one {# page} many {# de pages} other {# pages}} de {name}';
  expect(compareCatalogs(english, { complete }, 'fr')).toEqual([]);
});

test('missing messages and messages without an English original are reported', () => {
  expect(compareCatalogs(english, { fund: 'x' }, 'fr')).toEqual([
    '"complete" is missing',
    '"fund" is not an English message',
  ]);
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
  ['Save', 'Save', 'equals the English text'],
  ['Save?', 'Enregistrer ?', 'has " ?", which is wrong in this language'],
  ['“{name}”', '“{name}” enregistré', 'has "“", which is wrong in this language'],
  ['Save', 'save ', 'equals the English text'],
  [
    '{n, plural, one {# row} other {# rows}}',
    '{n, plural, one {# row} many {# rows} other {# rows}}',
    'equals the English text',
  ],
])('the translation of %s as %s is reported: %s', (source, message, fault) => {
  expect(french(source, message)).toEqual([`"id" ${fault}`]);
});

test('invalid ICU is reported', () => {
  expect(french('Save', '{x')).toEqual([expect.stringContaining('is not valid ICU')]);
});

test('Arabic needs all six plural forms, and one form may write its number as a word', () => {
  const forms = '{n, plural, zero {لا} one {واحد} two {اثنان} few {#} many {#} other {#}}';
  const compare = (message: string) => compareCatalogs({ id: '{n, plural, one {#} other {#}}' }, { id: message }, 'ar');
  expect(compare(forms)).toEqual([]);
  expect(compare(forms.replace('few {#} many {#} ', ''))).toEqual(['"id" lacks the plural forms few, many of {n}']);
});

test('a message may omit the plural only if it is listed as an exception', () => {
  const compare = (plain: readonly string[]) =>
    compareCatalogs({ id: '{n, plural, one {#} other {#}}' }, { id: 'العدد: {n, number}' }, 'ar', [], plain);
  expect(compare(['id'])).toEqual([]);
  expect(compare(['other'])).toEqual(['"id" has the placeholders {n, number}, English has {n, plural}']);
});

test('French requires a narrow no-break space before punctuation', () => {
  expect(french('Save “{name}”?', 'Enregistrer «\u202f{name}\u202f»\u202f?')).toEqual([]);
  expect(french('Name: {name}', 'Nom\u00a0: {name}')).toEqual([]);
  expect(french('Name: {name}', 'Nom\u202f: {name}')).toHaveLength(1);
});

test('names, punctuation and listed messages may equal the English text', () => {
  expect([
    ...french('{name}', '{name}'),
    ...french('1 / 2', '1 / 2'),
    ...french('Agenda 2063', 'Agenda 2063', ['Agenda 2063']),
  ]).toEqual([]);
});
