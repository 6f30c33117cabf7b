import { DataError } from './DataError';

/** Codes with which the identity service's SDK reports that a request did not reach it. */
const networkCodes = ['network-request-failed', 'timeout'];

/** Returns why there is no token of the member: a token that expired while there is no network cannot be refreshed. */
export function toTokenError(cause: unknown): DataError {
  if (cause instanceof DataError) return cause;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  return new DataError(networkCodes.includes(code) ? 'offline' : 'unavailable', { cause });
}
