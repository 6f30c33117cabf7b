/** @jest-environment node */
import { createToken } from '../testing/createToken';
import { readCaller, UnknownCallerError } from './readCaller';

const now = Date.UTC(2026, 10, 21);
const token = (claims: object) => `Bearer ${createToken(claims)}`;
const read = (header: string | undefined) => readCaller(header, 'demo-adp', now);

test.each([undefined, ''])('without a header (%p), the caller is a visitor', (header) => {
  expect(read(header)).toEqual({ kind: 'nobody' });
});

test('the token `owner` identifies the developer', () => {
  expect(read('Bearer owner')).toEqual({ kind: 'owner' });
});

test('an ID token identifies the member and provides the claims', () => {
  const claims = { sub: 'amina', aud: 'demo-adp', exp: now / 1000 + 60, admin: true };
  expect(read(token(claims))).toEqual({ kind: 'member', uid: 'amina', claims });
});

test.each<[string, string]>([
  ['no bearer', 'Basic b3duZXI='],
  ['no JSON web token', 'Bearer abc'],
  ['no JSON in it', 'Bearer a.b.c'],
  ['a list for claims', token([])],
  ['no user', token({ aud: 'demo-adp' })],
  ['an empty user', token({ sub: '' })],
  ['another project', token({ sub: 'amina', aud: 'other' })],
  ['an expired token', token({ sub: 'amina', exp: now / 1000 })],
])('%s is rejected', (_, header) => {
  expect(() => read(header)).toThrow(UnknownCallerError);
});
