/** @jest-environment node */
import { newId } from './newId';

test('an id has 20 letters and digits, all equally likely', () => {
  const rising = (bytes: Uint8Array<ArrayBuffer>) => bytes.map((_, i) => 240 + (i % 16));
  expect(newId(rising)).toMatch(/^[A-Za-z0-9]{20}$/);
  expect(newId(rising)).toBe('23456789'.repeat(2) + '2345');
  expect(newId()).not.toBe(newId());
});
