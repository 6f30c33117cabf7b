import { limits } from '@adp/shared-data';
import type { Field } from '../forms';
import type { Trial } from './Trial';

/** One sign of two UTF-16 units. */
const wide = '😀';
const { max: longest } = limits.url;

/** So many signs of an address, or of an e-mail address. */
export const addressOf = (length: number, start = 'https://example.org/') => start.padEnd(length, 'x');
const emailOf = (length: number) => '@example.org'.padStart(length, 'x');

/** One or several lines, counted in signs or in UTF-16 units. */
export function textTrials({ input, min = 0, max = 0, optional, units }: Field): readonly Trial[] {
  const text = (length: number, sign = 'x') => sign.repeat(Math.max(length, 0));
  // What may be left out is, where it is empty.
  const fits = (length: number) => (length >= min && length <= max) || (length === 0 && optional === true);
  const trial = (length: number) => ({ name: `${length} signs`, value: text(length), fits: fits(length) });
  const wides = (length: number): Trial => ({
    name: `${length} signs of two units`,
    value: text(length, wide),
    fits: fits(units ? length * 2 : length),
  });
  const half = Math.floor(max / 2);
  return [
    { ...trial(max + 1), round: 'above' },
    { ...trial(max), round: 'max' },
    ...(min > 0 ? [{ ...trial(min - 1), round: 'below' } as const] : []),
    { ...trial(min), round: 'min' },
    ...(units ? [wides(half), wides(half + 1)] : [wides(max), wides(max + 1), wides(min), wides(half + 1)]),
    ...(!units && min > 1 ? [wides(min - 1)] : []),
    { name: `${max} units, the last sign of two`, value: text(max - 2) + wide, fits: true },
    { name: 'space around all that fits', value: `  ${text(max)}\u00a0 `, fits: true },
    { name: 'space alone', value: ' '.repeat(Math.max(min, 1)), fits: optional === true },
    { name: 'two lines', value: `${text(min + 1)}\n${text(min)}x`, fits: input !== 'line' },
  ];
}

export function addressTrials({ optional }: Field): readonly Trial[] {
  return [
    { name: `${longest + 1} signs`, value: addressOf(longest + 1), fits: false, round: 'above' },
    { name: `${longest} signs`, value: addressOf(longest), fits: true, round: 'max' },
    { name: 'http', value: 'http://example.org/', fits: false, round: 'below' },
    { name: 'the shortest', value: 'https://x', fits: true, round: 'min' },
    { name: 'nothing', value: '', fits: optional === true },
    { name: 'no scheme', value: 'example.org/a', fits: true },
    { name: `no scheme, ${longest - 8} signs`, value: addressOf(longest - 8, 'example.org/'), fits: true },
    { name: `no scheme, ${longest - 7} signs`, value: addressOf(longest - 7, 'example.org/'), fits: false },
    // Six for each sign.
    { name: 'escaped as long as fits', value: `https://example.org/${'é'.repeat(80)}`, fits: true },
    { name: 'escaped too long', value: `https://example.org/${'é'.repeat(81)}`, fits: false },
    { name: 'space and quotes within', value: 'https://example.org/a "b" <c>', fits: true },
    { name: 'two lines', value: 'https://example.org/a\nb', fits: true },
    { name: 'a host with a space', value: 'https://example .org/', fits: false },
    { name: 'a host in brackets', value: 'https://[::1]/', fits: false },
    { name: 'a bar, which no parser escapes', value: 'https://example.org/a|b', fits: false },
    { name: 'no host', value: 'https://', fits: false },
    { name: 'a script', value: 'javascript:alert(1)', fits: false },
    { name: 'words', value: 'no address at all', fits: false },
  ];
}

export function emailTrials({ optional, max = 0 }: Field): readonly Trial[] {
  return [
    { name: `${max + 1} signs`, value: emailOf(max + 1), fits: false, round: 'above' },
    { name: `${max} signs`, value: emailOf(max), fits: true, round: 'max' },
    { name: 'no domain', value: 'a@example', fits: false, round: 'below' },
    { name: 'the shortest', value: 'a@b.cd', fits: true, round: 'min' },
    { name: 'nothing', value: '', fits: optional === true },
    { name: 'space around', value: ' a@example.org ', fits: true },
    { name: 'space within', value: 'a b@example.org', fits: false },
    // The pattern lets it through.
    { name: 'two signs @', value: 'a@b@example.org', fits: true },
    { name: 'accents', value: 'é@example.org', fits: false },
  ];
}

export function numberTrials({ optional, min = 0, max = 0 }: Field): readonly Trial[] {
  return [
    { name: 'one above', value: String(max + 1), fits: false, round: 'above' },
    { name: 'the largest', value: String(max), fits: true, round: 'max' },
    { name: 'one below', value: String(min - 1), fits: false, round: 'below' },
    { name: 'the smallest', value: String(min), fits: true, round: 'min' },
    { name: 'nothing', value: '', fits: optional === true },
    { name: 'a fraction', value: `${min}.5`, fits: false },
    { name: 'a fraction of nothing', value: `${max}.0`, fits: true },
    { name: 'zeros before it', value: `00${min}`, fits: true },
    { name: 'nothing, negative', value: '-0', fits: min === 0 },
    { name: 'an exponent', value: '1e3', fits: false },
    { name: 'separators', value: '1,000', fits: false },
    { name: 'more than a number holds', value: '9'.repeat(400), fits: false },
    { name: 'words', value: 'many', fits: false },
  ];
}
