import { isObject } from '../fields/isObject';
import { DataError } from './DataError';

/** Codes with which the identity SDK reports that a request did not reach the service. */
const networkCodes = ['network-request-failed', 'timeout'];

/** Returns why the member has no token. For example, an expired token cannot be refreshed offline. */
export function toTokenError(cause: unknown): DataError {
  if (cause instanceof DataError) return cause;
  const code = isObject(cause) && 'code' in cause ? String(cause.code) : '';
  return new DataError(networkCodes.includes(code) ? 'offline' : 'unavailable', { cause });
}
