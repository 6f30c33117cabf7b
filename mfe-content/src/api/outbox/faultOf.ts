import { DataError, type DataErrorCode } from '@adp/shared-data';

/** What went wrong, as a page can word it; code that did not load is a failure of the network. */
export function faultOf(error: unknown): DataErrorCode {
  if (error instanceof DataError) return error.code;
  return navigator.onLine ? 'unavailable' : 'offline';
}

/** Whether the same may succeed later without the member's doing, but for signing in. */
export function isPassing(error: unknown): boolean {
  return !(error instanceof DataError) || error.retry || error.code === 'signed-out' || error.code === 'cancelled';
}

export function isCode(error: unknown, code: DataErrorCode): boolean {
  return error instanceof DataError && error.code === code;
}
