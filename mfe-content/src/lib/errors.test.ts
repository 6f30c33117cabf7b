import { DataError } from '@adp/shared-data/client';
import { hasErrorCode, isRetryable, toAppError } from './errors';

afterEach(() => jest.restoreAllMocks());

test('an error of the data layer keeps its code and its `retry` flag', () => {
  expect(toAppError(new DataError('conflict'))).toMatchObject({ code: 'conflict', retry: false });
  expect(toAppError(new DataError('too-many'))).toMatchObject({ code: 'too-many', retry: true });
});

test.each([
  [true, 'unavailable'],
  [false, 'offline'],
] as const)('any other error is a failure of the network (online: %s)', (onLine, code) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  expect(toAppError(new TypeError('Loading chunk 7 failed'))).toEqual({
    code,
    message: 'Loading chunk 7 failed',
    retry: true,
  });
  expect(toAppError('text')).toEqual({ code, message: 'text', retry: true });
});

test('temporary and sign-in errors are retryable, but refusals are not', () => {
  expect([new Error('x'), new DataError('signed-out'), new DataError('cancelled')].every(isRetryable)).toBe(true);
  expect([new DataError('denied'), new DataError('invalid')].some(isRetryable)).toBe(false);
});

test('the code of a data error is recognised', () => {
  expect(hasErrorCode(new DataError('denied'), 'denied')).toBe(true);
  expect(hasErrorCode(new Error('denied'), 'denied')).toBe(false);
});
