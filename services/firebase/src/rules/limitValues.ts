import { limits } from '@adp/shared-data/content';
import { type FieldType, patterns } from '@adp/shared-data/fields';
import { countryCodes } from '@adp/shared-data/places';
import { largestCover } from './sampleDocuments';

// Values for limitCases.ts: below, at and above each limit, and invalid values.

export const texts = ({ min = 0, max }: { min?: number; max: number }): unknown[] => [
  ...(min > 0 ? ['x'.repeat(min - 1), 'x'.repeat(min)] : ['']),
  'x'.repeat(max),
  'x'.repeat(max + 1),
  // Characters of two UTF-16 code units, and a text of two lines.
  '😀'.repeat(Math.floor(max / 2) + 1),
  '😀'.repeat(max + 1),
  'x'.repeat(Math.floor(max / 2)) + '\n' + 'x',
  null,
  7,
];
const combinations = ({ min, max }: { min: number; max: number }): unknown[] => [
  min - 1,
  min,
  max,
  max + 1,
  min + 0.5,
  String(min),
];
const addresses: unknown[] = [
  `https://example.org/${'x'.repeat(limits.url.max - 20)}`,
  `https://example.org/${'x'.repeat(limits.url.max - 19)}`,
  'https://',
  'http://example.org/',
  'https://example.org/a b',
  'https://example.org/"onload',
  'https://example.org/\n',
  'javascript:alert(1)',
  '',
];
const moments: unknown[] = [new Date('2026-06-01T00:00:00Z'), '2026-06-01T00:00:00Z', 0, null];
const localTimes: unknown[] = [
  '2026-06-01T00:00+03:00',
  '2026-06-01T00:00:30-01:00',
  '2026-06-01T00:00',
  '2026-06-01T00:00Z',
  '2026-06-01',
  '',
  // Two times in one text, which the pattern must reject.
  '2026-06-01T00:00+03:00,2026-06-01T00:00+03:00',
  '2026-06-01T00:00+03:00\n',
  new Date('2026-06-01T00:00:00Z'),
  ['2026-06-01T00:00+03:00'],
  7,
  null,
];
export const flags: unknown[] = [true, false, 'true', 1, null];
export const choice = (...choices: string[]): unknown[] => [...choices, 'something-else', '', null, [choices[0]]];
const numbered = (count: number, of: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => of(index));
const lists = (max: number, of: (index: number) => string, ...others: unknown[]): unknown[] => [
  [],
  numbered(max, of),
  numbered(max + 1, of),
  [of(0), of(0)],
  'text',
  { 0: of(0) },
  [null],
  [of(0), 7],
  ...others.map((item) => [item]),
];
const letters = (index: number) =>
  String.fromCharCode(65 + Math.floor(index / 26)) + String.fromCharCode(65 + (index % 26));
const countries = [
  ...lists(
    limits.countries.max,
    (index) => countryCodes[index] ?? '',
    ...['AU-W', 'AU-X', 'ke', 'KEN', 'KE,ZA', 'KE\n', 'ZZ', ''],
  ),
  ['KE', ''],
];
const languages = lists(
  limits.languages.max,
  (index) => letters(index).toLowerCase(),
  'swa',
  'EN',
  'engl',
  'en,fr',
  '',
);
const textLists = ({ max, each }: { max: number; each: { max: number } }): unknown[] =>
  lists(
    max,
    (index) => `${'x'.repeat(each.max - 2)}${String(index).padStart(2, '0')}`,
    'x'.repeat(each.max + 1),
    '',
    'a\nb',
  );
const addressLists = (max: number): unknown[] => lists(max, (index) => `https://example.org/${index}`, ...addresses);
const zones: unknown[] = [
  'UTC',
  'Africa/Nairobi',
  'Etc/GMT+12',
  'America/Argentina/Buenos_Aires',
  'GMT',
  'BST',
  'AST',
  'EST5EDT',
  `x/${'x'.repeat(48)}`,
  `x/${'x'.repeat(49)}`,
  'Africa/',
  '',
  '../etc',
  'Not a zone',
];

const emails: unknown[] = [
  'a@example.org',
  'a@example',
  `${'x'.repeat(242)}@example.org`,
  `${'x'.repeat(243)}@example.org`,
  'a b@example.org',
  'a@example.org?bcc=b@example.org',
  'a?bcc=b@example.org',
  'a%2Cb@example.org',
  'a.b+c-d_e@example.org',
  'a@b@example.org',
];
const ids: unknown[] = ['x', 'aZ_9-', ...texts({ min: 1, max: 128 }), 'a/b', '..', 'a b', 'a\n', 'é', 'ZAR', 'zar'];

const byPattern: Readonly<Record<string, readonly unknown[]>> = {
  [patterns.url]: addresses,
  [patterns.localTime]: localTimes,
  [patterns.zone]: zones,
  [patterns.country]: ['KE', 'AU-W', 'Kenya', 'ke', null],
};

/** Returns values below, at and above each limit of a field, and values of other types. */
export function toLimitValues(field: FieldType): readonly unknown[] {
  switch (field.type) {
    case 'line':
    case 'paragraph':
    case 'text':
      return texts(field);
    case 'number':
      return combinations(field);
    case 'choice':
      return choice(...field.options.slice(0, 1), ...field.options.slice(-1));
    case 'date':
      return moments;
    case 'boolean':
    case 'true':
      return flags;
    case 'pattern':
      return byPattern[field.pattern] ?? (field.pattern.includes('@') ? emails : ids);
    case 'map':
      return toMapValues(field);
    case 'list':
      return toListValues(field);
  }
}

function toListValues({ item, max }: FieldType & { readonly type: 'list' }): readonly unknown[] {
  if (item.type === 'line') return textLists({ max, each: item });
  if (item.type === 'choice') {
    const [first = '', second = ''] = item.options;
    const choices = [[], [first, second], [first, first], ['unknown'], first, [first + second], ['', first]];
    return [...choices, item.options.slice(0, max), item.options.slice(0, max + 1), numbered(max + 1, letters)];
  }
  const pattern = item.type === 'pattern' ? item.pattern : '';
  if (pattern === patterns.url) return addressLists(max);
  return pattern === patterns.country ? countries : languages;
}

/**
 * Returns maps with the limit values of each of their fields. Covers always have a URL in their author's folder,
 * because the rules require it and the schema does not.
 */
function toMapValues({ fields }: FieldType & { readonly type: 'map' }): readonly unknown[] {
  const isCover = fields.some(({ name }) => name === 'bytes');
  const maps = fields
    .filter(({ name }) => !isCover || name !== 'url')
    .flatMap((field) =>
      toLimitValues(field).map((value) => ({ ...(isCover ? largestCover : {}), [field.name]: value })),
    );
  const covers = [largestCover, { ...largestCover, url: 'http://example.org/x.png' }, { url: largestCover.url }];
  return [...maps, ...(isCover ? covers : [{}]), 'text', null];
}

const fixed = { deadlineKind: 'fixed', deadlineAt: new Date('2026-06-01T00:00:00Z'), timezone: 'Etc/GMT+12' };
/** Combinations of fields that the schema of opportunities validates together. */
export const opportunityCombinations: readonly object[] = [
  fixed,
  { ...fixed, timezone: undefined },
  { ...fixed, deadlineAt: undefined },
  { ...fixed, deadlineKind: 'rolling' },
  ...localTimes.map((deadlineLocal) => ({ ...fixed, deadlineLocal })),
  ...zones.map((timezone) => ({ ...fixed, timezone })),
  { deadlineLocal: '2026-06-01T00:00+03:00' },
  { amountMin: 1, amountMax: 2, currency: 'ZAR' },
  { amountMin: 2, amountMax: 1, currency: 'ZAR' },
  { amountMin: limits.amount.max, currency: 'ZAR' },
  { amountMin: limits.amount.max + 1, currency: 'ZAR' },
  { amountMax: -1, currency: 'ZAR' },
  { amountMax: 1.5, currency: 'ZAR' },
  { currency: 'ZAR' },
];
