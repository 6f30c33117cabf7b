import { toDayName } from './settingsApi';
import { formatBytes } from './format';
import { readPendingEmail, savePendingEmail } from './account/pendingEmail';

beforeEach(() => localStorage.clear());

test('sizes are formatted for readers, and dates for file names', () => {
  expect([12, 2_040, 44_000, 1_840_000].map(formatBytes)).toEqual(['12 bytes', '2 kB', '44 kB', '1.8 MB']);
  expect(toDayName(new Date(2026, 0, 5, 23))).toBe('2026-01-05');
});

test('a requested email address is returned only to the member who requested it', () => {
  savePendingEmail('u1', 'new@example.org');
  expect([readPendingEmail('u1'), readPendingEmail('u2')]).toEqual(['new@example.org', undefined]);
  localStorage.setItem('adp.account.newAddress', '{');
  expect(readPendingEmail('u1')).toBeUndefined();
});
