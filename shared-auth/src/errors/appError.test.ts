import { DataError } from '@adp/shared-data/client';
import { hasErrorCode, toAppError } from './appError';
import { IdentityError } from './identityErrors';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['a data error', new DataError('conflict'), 'conflict', false],
  ['a temporary data error', new DataError('timeout'), 'timeout', true],
  [
    "a data error from another build's copy of the class",
    Object.assign(new Error('x'), { name: 'DataError', code: 'quota', retry: false }),
    'quota',
    false,
  ],
  ['a chunk that did not load', Object.assign(new Error('x'), { name: 'ChunkLoadError' }), 'offline', true],
  ['an unreachable identity service', new IdentityError('network-request-failed'), 'offline', true],
  ['an identity service that timed out', new IdentityError('timeout'), 'offline', true],
  ['a wrong password', new IdentityError('wrong-password'), 'wrong-password', false],
  ['a session that has ended', new IdentityError('user-token-expired'), 'user-token-expired', false],
  ['any other error', new TypeError('x'), 'unavailable', true],
  ['a value that is not an error', 'oops', 'unavailable', true],
  ['null', null, 'unavailable', true],
  ['an error that is already translated', { code: 'conflict', retry: false }, 'conflict', false],
])('%s is translated to an error code and a retry flag', (_, thrown, code, retry) => {
  expect(toAppError(thrown)).toMatchObject({ code, retry });
});

test('a translated error is a plain object, so that a store can hold it', () => {
  expect(Object.getPrototypeOf(toAppError(new DataError('conflict')))).toBe(Object.prototype);
});

test("an unknown identity error has the service's error code as its reference", () => {
  const thrown = new IdentityError('unknown', { reference: 'brand-new-code' });
  expect(toAppError(thrown)).toMatchObject({ code: 'unknown', reference: 'brand-new-code' });
});

test('a validation error lists the invalid fields', () => {
  const fields = ['milestones.0.sources: no-source'];
  expect(toAppError(new DataError('invalid', { fields }))).toMatchObject({ code: 'invalid', fields });
  expect(toAppError(new DataError('conflict'))).not.toHaveProperty('fields');
});

test('an unknown error counts as offline if there is no network', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(toAppError(new TypeError('failed to fetch')).code).toBe('offline');
  expect(hasErrorCode(new TypeError('failed to fetch'), 'offline')).toBe(true);
});
