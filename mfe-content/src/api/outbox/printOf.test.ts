/** @jest-environment node */
import { printOf } from './printOf';

test('a print is the same for the same text, another for another, and can stand in an address', () => {
  const texts = ['', 'a', 'b', 'ab', 'ba', 'a'.repeat(300_000), `${'a'.repeat(299_999)}b`];
  const many = Array.from({ length: 5_000 }, (_, index) => `data:image/webp;base64,${index}`);
  const prints = [...texts, ...many].map(printOf);
  expect(new Set(prints).size).toBe(prints.length);
  expect(prints.every((print) => /^[a-z0-9]{2,14}$/.test(print))).toBe(true);
  expect(printOf('The same.')).toBe(printOf('The same.'));
});
