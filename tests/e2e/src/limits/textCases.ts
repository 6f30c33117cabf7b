import { limits } from '@adp/shared-data/content';
import type { Field } from '../forms';
import type { FieldCase } from './FieldCase';

/** A character of two UTF-16 code units. */
const wide = '😀';
const { max: longest } = limits.url;

/** Returns a URL of `length` characters. `createEmail` does the same for email addresses. */
export const createAddress = (length: number, start = 'https://example.org/') => start.padEnd(length, 'x');
const createEmail = (length: number) => '@example.org'.padStart(length, 'x');

/** Returns cases for texts of one or several lines, counted in characters or in UTF-16 code units. */
export function textCases({ input, min = 0, max = 0, optional, units }: Field): readonly FieldCase[] {
  const text = (length: number, sign = 'x') => sign.repeat(Math.max(length, 0));
  // An optional field may be empty.
  const fits = (length: number) => (length >= min && length <= max) || (length === 0 && optional === true);
  const lengthCase = (length: number) => ({ name: `${length} characters`, value: text(length), fits: fits(length) });
  const wides = (length: number): FieldCase => ({
    name: `${length} characters of two code units`,
    value: text(length, wide),
    fits: fits(units ? length * 2 : length),
  });
  const half = Math.floor(max / 2);
  return [
    { ...lengthCase(max + 1), pass: 'above' },
    { ...lengthCase(max), pass: 'max' },
    ...(min > 0 ? [{ ...lengthCase(min - 1), pass: 'below' } as const] : []),
    { ...lengthCase(min), pass: 'min' },
    ...(units ? [wides(half), wides(half + 1)] : [wides(max), wides(max + 1), wides(min), wides(half + 1)]),
    ...(!units && min > 1 ? [wides(min - 1)] : []),
    { name: `${max} code units, with a last character of two`, value: text(max - 2) + wide, fits: true },
    { name: 'spaces around the longest valid text', value: `  ${text(max)}\u00a0 `, fits: true },
    { name: 'space alone', value: ' '.repeat(Math.max(min, 1)), fits: optional === true },
    { name: 'two lines', value: `${text(min + 1)}\n${text(min)}x`, fits: input !== 'line' },
  ];
}

export function addressCases({ optional }: Field): readonly FieldCase[] {
  return [
    { name: `${longest + 1} characters`, value: createAddress(longest + 1), fits: false, pass: 'above' },
    { name: `${longest} characters`, value: createAddress(longest), fits: true, pass: 'max' },
    { name: 'http', value: 'http://example.org/', fits: false, pass: 'below' },
    { name: 'the shortest', value: 'https://x', fits: true, pass: 'min' },
    { name: 'nothing', value: '', fits: optional === true },
    { name: 'no scheme', value: 'example.org/a', fits: true },
    { name: `no scheme, ${longest - 8} characters`, value: createAddress(longest - 8, 'example.org/'), fits: true },
    { name: `no scheme, ${longest - 7} characters`, value: createAddress(longest - 7, 'example.org/'), fits: false },
    // URLs are limited in their escaped form, in which "é" has six characters.
    { name: 'a valid length of escaped characters', value: `https://example.org/${'é'.repeat(80)}`, fits: true },
    { name: 'escaped too long', value: `https://example.org/${'é'.repeat(81)}`, fits: false },
    { name: 'space and quotes within', value: 'https://example.org/a "b" <c>', fits: true },
    { name: 'two lines', value: 'https://example.org/a\nb', fits: true },
    { name: 'a host with a space', value: 'https://example .org/', fits: false },
    { name: 'a host in brackets', value: 'https://[::1]/', fits: false },
    { name: 'a vertical bar, which no parser escapes', value: 'https://example.org/a|b', fits: false },
    { name: 'no host', value: 'https://', fits: false },
    { name: 'a script', value: 'javascript:alert(1)', fits: false },
    { name: 'words', value: 'not a URL', fits: false },
  ];
}

export function emailCases({ optional, max = 0 }: Field): readonly FieldCase[] {
  return [
    { name: `${max + 1} characters`, value: createEmail(max + 1), fits: false, pass: 'above' },
    { name: `${max} characters`, value: createEmail(max), fits: true, pass: 'max' },
    { name: 'no domain', value: 'a@example', fits: false, pass: 'below' },
    { name: 'the shortest', value: 'a@b.cd', fits: true, pass: 'min' },
    { name: 'nothing', value: '', fits: optional === true },
    { name: 'space around', value: ' a@example.org ', fits: true },
    { name: 'space within', value: 'a b@example.org', fits: false },
    { name: 'two signs @', value: 'a@b@example.org', fits: false },
    { name: 'a second recipient', value: 'a?bcc=b@example.org', fits: false },
    { name: 'accents', value: 'é@example.org', fits: false },
  ];
}

export function numberCases({ optional, min = 0, max = 0 }: Field): readonly FieldCase[] {
  return [
    { name: 'one above', value: String(max + 1), fits: false, pass: 'above' },
    { name: 'the largest', value: String(max), fits: true, pass: 'max' },
    { name: 'one below', value: String(min - 1), fits: false, pass: 'below' },
    { name: 'the smallest', value: String(min), fits: true, pass: 'min' },
    { name: 'nothing', value: '', fits: optional === true },
    { name: 'a fraction', value: `${min}.5`, fits: false },
    { name: 'a fraction of nothing', value: `${max}.0`, fits: true },
    { name: 'zeros before it', value: `00${min}`, fits: true },
    { name: 'nothing, negative', value: '-0', fits: min === 0 },
    { name: 'an exponent', value: '1e3', fits: false },
    { name: 'a separator of thousands', value: '1,000', fits: min <= 1_000 && max >= 1_000 },
    { name: 'a separator for thousands or decimals', value: '1.000', fits: false },
    { name: 'more than a number can represent', value: '9'.repeat(400), fits: false },
    { name: 'words', value: 'many', fits: false },
  ];
}
