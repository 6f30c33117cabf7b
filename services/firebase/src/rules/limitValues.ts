import { limits } from '@adp/shared-data/content';
import { countryCodes } from '@adp/shared-data/places';
import { largestCover } from './sampleDocuments';

// Values that lie below, at and above each limit, or are none: for the cases of limitCases.ts.

export const texts = ({ min = 0, max }: { min?: number; max: number }): unknown[] => [
  ...(min > 0 ? ['x'.repeat(min - 1), 'x'.repeat(min)] : ['']),
  'x'.repeat(max),
  'x'.repeat(max + 1),
  // Signs of two units, and several lines.
  '😀'.repeat(Math.floor(max / 2) + 1),
  '😀'.repeat(max + 1),
  'x'.repeat(Math.floor(max / 2)) + '\n' + 'x',
  null,
  7,
];
export const combinations = ({ min, max }: { min: number; max: number }): unknown[] => [
  min - 1,
  min,
  max,
  max + 1,
  min + 0.5,
  String(min),
];
export const addresses: unknown[] = [
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
export const moments: unknown[] = [new Date('2026-06-01T00:00:00Z'), '2026-06-01T00:00:00Z', 0, null];
export const localTimes: unknown[] = [
  '2026-06-01T00:00+03:00',
  '2026-06-01T00:00:30-01:00',
  '2026-06-01T00:00',
  '2026-06-01T00:00Z',
  '2026-06-01',
  '',
  // Two in one field.
  '2026-06-01T00:00+03:00,2026-06-01T00:00+03:00',
  '2026-06-01T00:00+03:00\n',
  new Date('2026-06-01T00:00:00Z'),
  ['2026-06-01T00:00+03:00'],
  7,
  null,
];
export const flags: unknown[] = [true, false, 'true', 1, null];
export const choice = (...sound: string[]): unknown[] => [...sound, 'something-else', '', null, [sound[0]]];
export const numbered = (count: number, of: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => of(index));
export const lists = (max: number, of: (index: number) => string, ...others: unknown[]): unknown[] => [
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
export const letters = (index: number) =>
  String.fromCharCode(65 + Math.floor(index / 26)) + String.fromCharCode(65 + (index % 26));
export const countries = [
  ...lists(
    limits.countries.max,
    (index) => countryCodes[index] ?? '',
    ...['AU-W', 'AU-X', 'ke', 'KEN', 'KE,ZA', 'KE\n', 'ZZ', ''],
  ),
  ['KE', ''],
];
export const languages = lists(
  limits.languages.max,
  (index) => letters(index).toLowerCase(),
  'swa',
  'EN',
  'engl',
  'en,fr',
  '',
);
export const textLists = ({ max, each }: { max: number; each: { max: number } }): unknown[] =>
  lists(
    max,
    (index) => `${'x'.repeat(each.max - 2)}${String(index).padStart(2, '0')}`,
    'x'.repeat(each.max + 1),
    '',
    'a\nb',
  );
export const addressLists = (max: number): unknown[] =>
  lists(max, (index) => `https://example.org/${index}`, ...addresses);
export const zones: unknown[] = [
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

export const covers: unknown[] = [
  largestCover,
  ...(['alt', 'credit'] as const).flatMap((field) =>
    texts(limits.cover[field]).map((value) => ({ ...largestCover, [field]: value })),
  ),
  ...combinations(limits.cover.side).map((width) => ({ ...largestCover, width })),
  ...combinations(limits.coverBytes).map((bytes) => ({ ...largestCover, bytes })),
  { ...largestCover, url: 'http://example.org/x.png' },
  { url: largestCover.url },
  'text',
  null,
];

/** Combinations that the schemas judge as a whole. */
const fixed = { deadlineKind: 'fixed', deadlineAt: new Date('2026-06-01T00:00:00Z'), timezone: 'Etc/GMT+12' };
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
