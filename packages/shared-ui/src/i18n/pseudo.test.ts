/** @jest-environment node */
import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { toPseudoMessages, toPseudoText } from './pseudo';
import type { PseudoLocale } from './isPseudo';

/** Formats a message in a pseudo-locale. */
function read(message: string, values: Record<string, unknown>, locale: PseudoLocale = 'en-XA'): string {
  const messages = toPseudoMessages({ message: compileMessageOrThrow(message) }, locale);
  return setupI18n({ locale, messages: { [locale]: messages } })._('message', values);
}

/** Replaces the bracketed texts. The remaining text comes from no catalog. */
const outside = (text: string) => text.replaceAll(/⟦[^⟦⟧]*⟧/g, '|');

test('a text is bracketed, accented and lengthened by a third', () => {
  const text = toPseudoText('Knowledge Products', 'en-XA');
  expect(text).toBe('⟦Kñówlédgé Pródúçts······⟧');
  expect(text.length).toBeGreaterThan('Knowledge Products'.length * 1.3);
});

test('a right-to-left text is wrapped in a direction override with an end mark', () => {
  expect(toPseudoText('Menu', 'ar-XB')).toBe('\u202eMenu\u202c');
});

test.each(['', ' ', '\n'])('a blank text (%j) is unchanged', (text) => {
  expect(toPseudoText(text, 'en-XA')).toBe(text);
});

test('a placeholder preserves its value', () => {
  expect(outside(read('Page not found: {path}', { path: '/x' }))).toBe('|/x');
});

test('two placeholders preserve their order', () => {
  expect(outside(read('Source {number}: {title} here', { number: 3, title: 'A report' }))).toBe('|3|A report|');
});

test.each([
  [1, '⟦ éñtrý··⟧'],
  [2, '⟦ éñtríés···⟧'],
])('a plural selects its form for the number %i', (count, expected) => {
  expect(read('{count, plural, one {# entry} other {# entries}}', { count })).toContain(expected);
});

test('a plural selects the form for an exact number', () => {
  const message = '{count, plural, offset:1 =0 {nobody} =1 {you} other {you and others}}';
  expect(read(message, { count: 0 })).toBe('⟦ñóbódý··⟧');
  expect(read(message, { count: 1 })).toBe('⟦ýóú·⟧');
});

test('a select and a plural inside it select their forms', () => {
  const message = '{kind, select, page {{count, plural, one {a page} other {pages}}} other {things}}';
  expect(read(message, { kind: 'page', count: 1 })).toBe('⟦á págé··⟧');
  expect(read(message, { kind: 'page', count: 4 })).toBe('⟦págés··⟧');
  expect(read(message, { kind: 'else', count: 1 })).toBe('⟦thíñgs··⟧');
});

describe('the number in a plural', () => {
  test.each<[PseudoLocale, string]>([
    ['en-XA', '2⟦ págés··⟧'],
    ['ar-XB', '2\u202e pages\u202c'],
  ])('is shown in %s', (locale, expected) => {
    expect(read('{count, plural, one {# page} other {# pages}}', { count: 2 }, locale)).toBe(expected);
  });

  test('is reduced by the offset', () => {
    const message = '{count, plural, offset:1 one {you and # other} other {you and # others}}';
    expect(outside(read(message, { count: 3 }))).toBe('|2|');
  });
});

test('a number preserves its format', () => {
  expect(outside(read('{part, number, percent} read', { part: 0.5 }))).toBe('50%|');
});
