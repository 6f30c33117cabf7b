/** @jest-environment node */
import { hash } from './hash';

test('equal texts have equal hashes, different texts have different hashes, and a hash needs no URL encoding', () => {
  const texts = ['', 'a', 'b', 'ab', 'ba', 'a'.repeat(300_000), `${'a'.repeat(299_999)}b`];
  const many = Array.from({ length: 5_000 }, (_, index) => `data:image/webp;base64,${index}`);
  const hashes = [...texts, ...many].map(hash);
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashes.every((value) => /^[a-z0-9]{2,14}$/.test(value))).toBe(true);
  expect(hash('The same.')).toBe(hash('The same.'));
});
