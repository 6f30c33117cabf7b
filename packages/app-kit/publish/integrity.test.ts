import { hasIntegrity, toIntegrity } from './integrity.mjs';

const empty = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

test('hashes as the attribute integrity has it', () => {
  expect(toIntegrity('')).toBe(empty);
  expect(toIntegrity(new Uint8Array())).toBe(empty);
});

test.each(['sha256', 'sha384', 'sha512'])('recognises the listed hash by %s', (algorithm) => {
  expect(hasIntegrity('text', toIntegrity('text', algorithm))).toBe(true);
  expect(hasIntegrity('other', toIntegrity('text', algorithm))).toBe(false);
});

test('refuses hashes by what browsers do not know', () => {
  expect(hasIntegrity('text', toIntegrity('text', 'md5'))).toBe(false);
  expect(hasIntegrity('text', 'text')).toBe(false);
});
