import type { DataError, DataErrorCode } from '@adp/shared-data/client';
import { isObject } from '@adp/shared-data/fields';
import type { IdentityCode, IdentityError } from './identityErrors';

/** Error of every query, mutation and sign-in action. A plain object, so that a store can hold it. Pages have a text for each code. */
export interface AppError {
  readonly code: DataErrorCode | IdentityCode;
  readonly message?: string;
  /** True if the same request may succeed later, unchanged. */
  readonly retry: boolean;
  /** The identity service's original error code if `code` is `unknown`. */
  readonly reference?: string;
  /** Ids of the documents that a bulk change had already changed before it failed. */
  readonly ids?: readonly string[];
  readonly fields?: readonly string[];
}

/** Converts any thrown value to an `AppError`. A chunk that fails to load counts as a network error. */
export function toAppError(thrown: unknown): AppError {
  if (isAppError(thrown)) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  if (isDataError(thrown)) {
    const { code, retry, fields = [] } = thrown;
    return { code, message, retry, ...(fields.length > 0 && { fields }) };
  }
  if (isNamed<IdentityError>(thrown, 'IdentityError')) {
    const { code, retry, reference } = thrown;
    const isOffline = code === 'network-request-failed' || code === 'timeout';
    return { code: isOffline ? 'offline' : code, message, retry, reference };
  }
  return { code: isOffline(thrown) ? 'offline' : 'unavailable', message, retry: true };
}

export function hasErrorCode(thrown: unknown, code: AppError['code']): boolean {
  return toAppError(thrown).code === code;
}

export function isDataError(thrown: unknown): thrown is DataError {
  return isNamed<DataError>(thrown, 'DataError');
}

/** Checks the error's class by name, because each build in the page has its own copy of the class. */
function isNamed<Named extends Error>(thrown: unknown, name: string): thrown is Named {
  return thrown instanceof Error && thrown.name === name && 'code' in thrown;
}

function isAppError(thrown: unknown): thrown is AppError {
  return isObject(thrown) && !(thrown instanceof Error) && 'code' in thrown && 'retry' in thrown;
}

function isOffline(thrown: unknown): boolean {
  if (thrown instanceof Error && thrown.name === 'ChunkLoadError') return true;
  // A server that renders pages has no `navigator.onLine`.
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
