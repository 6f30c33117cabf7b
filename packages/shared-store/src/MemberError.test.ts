/** @jest-environment node */
import { IdentityError } from '@adp/shared-auth/errors';
import { DataError } from '@adp/shared-data/client';
import { toMemberError } from './MemberError';

test.each([
  ['an error of the data', new DataError('conflict'), 'conflict', false],
  ['one that passes by itself', new DataError('timeout'), 'timeout', true],
  [
    "one of another build's copy of the class",
    Object.assign(new Error('x'), { name: 'DataError', code: 'denied', retry: false }),
    'denied',
    false,
  ],
  ['code that could not be downloaded', Object.assign(new Error('x'), { name: 'ChunkLoadError' }), 'offline', true],
  ['an identity service that is out of reach', new IdentityError('network-request-failed'), 'offline', true],
  ['a session that has ended', new IdentityError('user-token-expired'), 'user-token-expired', false],
  ['anything else', new TypeError('x'), 'unavailable', true],
  ['what is not an error', 'oops', 'unavailable', true],
])('%s has a code, and says whether a retry may help', (_, thrown, code, retry) => {
  expect(toMemberError(thrown)).toMatchObject({ code, retry });
});

test('an error is plain, so that a store can hold it', () => {
  expect(Object.getPrototypeOf(toMemberError(new DataError('conflict')))).toBe(Object.prototype);
});

test('what does not fit is named', () => {
  const fields = ['milestones.0.sources: no-source'];
  expect(toMemberError(new DataError('invalid', { fields }))).toMatchObject({ code: 'invalid', fields });
  expect(toMemberError(new DataError('conflict'))).not.toHaveProperty('fields');
});
