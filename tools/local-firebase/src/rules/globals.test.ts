/** @jest-environment node */
import { decideIf } from './decide.fixture';

test.each([
  'math.abs(-1) == 1 && math.ceil(1.2) == 2 && math.floor(-1.5) == -2 && math.round(2.5) == 3',
  'math.sqrt(4) == 2 && math.pow(2, 3) == 8 && math.isNaN(0.0 / 0.0) && math.isInfinite(1.0 / 0.0)',
  "int('-5') == -5 && int(5.7) == 5 && int(1.0 / 0.0) == 9223372036854775807 && float('1.5') == 1.5",
  "string(1.0) == '1.0' && string(null) == 'null' && string(/a/b) == '/a/b' && string(10000000.0) == '1.0E7'",
  "hashing.md5('a').toHexString() == '0CC175B9C0F1B6A831C399E269772661'",
  "hashing.sha256('a').size() == 32 && hashing.crc32('a').toHexString() == '43BEB7E8'",
  "hashing.crc32c('a').size() == 4 && debug(true)",
])('the condition %s is true', (condition) => {
  expect(decideIf(condition).trace[0]?.reason).toBe('allowed');
});

test.each([
  ['nope(1)', 'there is no function nope()'],
  ['math.nope(1)', 'there is no function math.nope()'],
  ['math.abs()', 'math.abs() takes 1 arguments, not 0'],
  ["int('x') == 1", 'int cannot read this string'],
  ["int('99999999999999999999') == 1", 'int cannot read this string'],
  ["float('x') == 1", 'float cannot read this string'],
  ['string([1]) == "1"', 'a list has no text'],
  ['9223372036854775807 + 1 > 0', 'an int exceeds 64 bits'],
  ['1 / 0 == 1', 'division by zero'],
  ["1 < 'a'", 'int < string is not defined'],
  ["'a' + 1 == 'a1'", 'string + int is not defined'],
])('%s is an error: %s', (condition, reason) => {
  expect(decideIf(condition)).toMatchObject({ allowed: false, trace: [{ outcome: 'error', reason }] });
});

test('a variable shadows a namespace', () => {
  expect(decideIf('"math" in {"math": 1}').allowed).toBe(true);
});
