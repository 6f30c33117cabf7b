import { DataError, type DataErrorCode } from '@adp/shared-data';

/** What data failed with, as a page words it; a chunk that did not come is a service that did not answer. */
export function faultCode(error: unknown): DataErrorCode {
  return error instanceof DataError ? error.code : 'unavailable';
}
