import { limits } from '@adp/shared-data/content';
import { countryCodes } from '@adp/shared-data/places';
import type { Field } from '../forms';
import { createAddress } from './textCases';
import type { FieldCase } from './FieldCase';

const numbered = (count: number, of: (index: number) => string) =>
  Array.from({ length: Math.max(count, 0) }, (_, index) => of(index));
/** Returns a word of `length` characters that is different for each index. */
const word = (length: number, index: number) => `${'x'.repeat(length)}${String(index).padStart(2, '0')}`.slice(-length);
const code = (index: number) =>
  String.fromCharCode(65 + Math.floor(index / 26)) + String.fromCharCode(65 + (index % 26));

interface Lists {
  /** Returns the valid item with this index. All items are different. */
  readonly of: (index: number) => string;
  readonly each: readonly { readonly name: string; readonly value: string; readonly fits: boolean }[];
}

/** Returns cases for the number of items in a list, and for lists of one valid or invalid item. */
function listCases({ min = 0, max = 0 }: Field, { of, each }: Lists): readonly FieldCase[] {
  const count = (length: number) => ({
    name: `${length} of them`,
    value: numbered(length, of),
    fits: length >= min && length <= max,
  });
  const single = each.map(({ name, value, fits }) => ({ name: `one: ${name}`, value: [value], fits }));
  return [
    { ...count(max + 1), pass: 'above' },
    { ...count(max), pass: 'max' },
    ...(min > 0 ? [{ ...count(min - 1), pass: 'below' } as const] : [count(0)]),
    { ...count(Math.max(min, 1)), pass: 'min' },
    { name: 'the same twice', value: [of(0), of(0)], fits: false },
    ...single,
  ];
}

/**
 * Returns cases for a field with several choices. If choosing all options is valid, the case above the limit contains
 * an unknown option.
 */
export function choicesCases(field: Field): readonly FieldCase[] {
  const { options = [] } = field;
  return listCases(field, {
    of: (index) => options[index] ?? 'something-else',
    each: [
      ...options.map((value) => ({ name: value, value, fits: true })),
      { name: 'none of the list', value: 'something-else', fits: false },
      { name: 'empty', value: '', fits: false },
      { name: 'two of them', value: options.slice(0, 2).join(','), fits: false },
    ],
  });
}

const pieces = (fits: readonly string[], unfit: readonly string[]) => [
  ...fits.map((value) => ({ name: value, value, fits: true })),
  ...unfit.map((value) => ({ name: JSON.stringify(value), value, fits: false })),
];

export const countries = pieces(['KE', 'AU-C', 'AU-W'], ['AU-X', 'ke', 'KEN', 'K', 'Kenya']);

export function countriesCases(field: Field): readonly FieldCase[] {
  return listCases(field, {
    of: (index) => countryCodes[index] ?? '',
    each: [...countries, ...pieces([], ['KE,ZA', 'KE\n', 'ZZ'])],
  });
}

export function languagesCases(field: Field): readonly FieldCase[] {
  return listCases(field, {
    of: (index) => code(index).toLowerCase(),
    each: pieces(['en', 'swa'], ['EN', 'e', 'engl', 'en,fr', 'en\n']),
  });
}

/** Returns cases for a list of lines that the member types. */
export function linesCases(field: Field): readonly FieldCase[] {
  const { eachMax = 0 } = field;
  const long = { name: `of ${eachMax + 1} characters`, value: 'x'.repeat(eachMax + 1), fits: false };
  const cases = listCases(field, {
    of: (index) => word(eachMax, index),
    each: [
      { name: 'of one character', value: 'x', fits: true },
      { name: `of ${eachMax} characters`, value: 'x'.repeat(eachMax), fits: true },
      { name: `of ${eachMax} characters of two units`, value: '😀'.repeat(eachMax), fits: true },
      { name: `of ${eachMax + 1} characters of two units`, value: '😀'.repeat(eachMax + 1), fits: false },
      { name: 'spaces around the longest valid text', value: ` ${'x'.repeat(eachMax)} `, fits: true },
      { name: 'of two lines', value: 'x\ny', fits: false },
    ],
  });
  return [
    ...cases,
    { name: `one: ${long.name}`, value: [long.value], fits: false, pass: 'below' },
    { name: 'duplicates that differ only in spaces', value: ['x', ' x '], fits: false },
    { name: 'a last line that is too long', value: [word(eachMax, 0), long.value], fits: false },
    { name: 'empty lines beside all valid ones', value: ['', ...numbered(field.max ?? 0, String), '  '], fits: true },
  ];
}

export function addressesCases(field: Field): readonly FieldCase[] {
  const { max } = limits.url;
  const cases = listCases(field, {
    of: (index) => createAddress(max - 2) + String(index).padStart(2, '0'),
    each: [
      { name: 'the shortest', value: 'https://x', fits: true },
      { name: `of ${max} characters`, value: createAddress(max), fits: true },
      { name: 'without a scheme', value: 'example.org', fits: true },
      { name: 'of http', value: 'http://example.org/', fits: false },
      { name: 'of a script', value: 'javascript:alert(1)', fits: false },
    ],
  });
  return [
    ...cases,
    { name: `one: of ${max + 1} characters`, value: [createAddress(max + 1)], fits: false, pass: 'below' },
    { name: 'duplicates as they are stored', value: ['example.org', 'https://example.org/'], fits: false },
  ];
}
