import { IdentityError } from '@adp/shared-auth/errors';
import { DataError } from '@adp/shared-data/client';
import { hasErrorCode, toAppError } from './errors';

afterEach(() => jest.restoreAllMocks());

test.each([
  [new DataError('conflict'), 'conflict', false],
  [new DataError('unavailable'), 'unavailable', true],
  [
    Object.assign(new Error('the copy of the store'), { name: 'DataError', code: 'quota', retry: false }),
    'quota',
    false,
  ],
  [new IdentityError('network-request-failed'), 'offline', true],
  [new IdentityError('timeout'), 'offline', true],
  [new IdentityError('wrong-password'), 'wrong-password', false],
  [Object.assign(new Error('gone'), { name: 'ChunkLoadError' }), 'offline', true],
  [new Error('anything'), 'unavailable', true],
  [null, 'unavailable', true],
  [{ code: 'conflict', retry: false }, 'conflict', false],
])('%p is translated to the code %s', (thrown, code, retry) => {
  expect(toAppError(thrown)).toMatchObject({ code, retry });
});

test('an unknown identity error has the reference of the service', () => {
  const thrown = new IdentityError('unknown', { reference: 'brand-new-code' });
  expect(toAppError(thrown)).toMatchObject({ code: 'unknown', reference: 'brand-new-code' });
});

test('without a network an unknown error counts as offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(toAppError(new TypeError('failed to fetch')).code).toBe('offline');
  expect(hasErrorCode(new TypeError('failed to fetch'), 'offline')).toBe(true);
});
