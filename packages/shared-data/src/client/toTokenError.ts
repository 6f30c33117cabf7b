import { isObject } from '../fields/isObject';
import { DataError } from './DataError';

/** Error codes of the Auth SDK for requests that did not reach the service. */
const networkCodes = ['network-request-failed', 'timeout'];

/** Converts an error from fetching the member's token. For example, an expired token cannot be refreshed offline. */
export function toTokenError(cause: unknown): DataError {
  if (cause instanceof DataError) return cause;
  const code = isObject(cause) && 'code' in cause ? String(cause.code) : '';
  return new DataError(networkCodes.includes(code) ? 'offline' : 'unavailable', { cause });
}
