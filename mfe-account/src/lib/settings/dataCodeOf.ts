import { identityErrorOf } from '@adp/shared-auth/errors';
import { DataError, type DataErrorCode } from '@adp/shared-data';

/** Anything that saving can throw, as a code that a section has words for. */
export function dataCodeOf(error: unknown): DataErrorCode {
  if (error instanceof DataError) return error.code;
  // Code that did not come is a network that failed.
  if (error instanceof Error && error.name === 'ChunkLoadError') return 'offline';
  return identityErrorOf(error).code === 'network-request-failed' ? 'offline' : 'unavailable';
}
