import { hasIntegrity, toIntegrity } from './integrity.mjs';

const empty = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

test('returns the hash in the format of the integrity attribute', () => {
  expect(toIntegrity('')).toBe(empty);
  expect(toIntegrity(new Uint8Array())).toBe(empty);
});

test.each(['sha256', 'sha384', 'sha512'])('accepts a matching %s hash', (algorithm) => {
  expect(hasIntegrity('text', toIntegrity('text', algorithm))).toBe(true);
  expect(hasIntegrity('other', toIntegrity('text', algorithm))).toBe(false);
});

test('rejects hashes of algorithms that browsers do not support', () => {
  expect(hasIntegrity('text', toIntegrity('text', 'md5'))).toBe(false);
  expect(hasIntegrity('text', 'text')).toBe(false);
});
