import { DataError } from '@adp/shared-data';
import { IdentityError } from '@adp/shared-auth/errors';
import { dataCodeOf } from './dataCodeOf';
import { dayInName } from './downloadFile';
import { formatBytes } from './format';
import { askedAddress, rememberAddress } from './newAddress';

beforeEach(() => localStorage.clear());

test('what saving can throw has a code', () => {
  expect(dataCodeOf(new DataError('conflict'))).toBe('conflict');
  expect(dataCodeOf(new IdentityError('network-request-failed'))).toBe('offline');
  expect(dataCodeOf(Object.assign(new Error('gone'), { name: 'ChunkLoadError' }))).toBe('offline');
  expect(dataCodeOf(new Error('anything'))).toBe('unavailable');
  expect(dataCodeOf(null)).toBe('unavailable');
});

test('sizes and days are written as readers and file names have them', () => {
  expect([12, 2_040, 44_000, 1_840_000].map(formatBytes)).toEqual(['12 bytes', '2 kB', '44 kB', '1.8 MB']);
  expect(dayInName(new Date(2026, 0, 5, 23))).toBe('2026-01-05');
});

test('an address that was asked for belongs to the member who asked', () => {
  rememberAddress('u1', 'new@example.org');
  expect([askedAddress('u1'), askedAddress('u2')]).toEqual(['new@example.org', undefined]);
  localStorage.setItem('adp.account.newAddress', '{');
  expect(askedAddress('u1')).toBeUndefined();
});
