import type { IdentityCode } from '@adp/shared-auth/errors';
import type { DataError, DataErrorCode } from '@adp/shared-data/client';
import { isObject } from '@adp/shared-data/fields';

/** Anything thrown, in the terms that the pages of this app act on. */
export interface AppError {
  readonly code: DataErrorCode | IdentityCode;
  /** For developers: pages show a text of their own for each code. */
  readonly message?: string;
  /** Whether the same request may succeed later, unchanged. */
  readonly retry: boolean;
  /** What the identity service answered, where it is not in its list of errors. */
  readonly reference?: string;
}

/** The one translation of whatever was thrown. Code that did not load is a failure of the network. */
export function toAppError(thrown: unknown): AppError {
  if (isAppError(thrown)) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  if (isNamed<DataError>(thrown, 'DataError')) return { code: thrown.code, message, retry: thrown.retry };
  if (isNamed<IdentityErrorLike>(thrown, 'IdentityError')) {
    const { code, reference } = thrown;
    if (code === 'network-request-failed' || code === 'timeout') return { code: 'offline', message, retry: true };
    return { code, message, retry: false, reference };
  }
  return { code: isOffline(thrown) ? 'offline' : 'unavailable', message, retry: true };
}

export function hasErrorCode(thrown: unknown, code: AppError['code']): boolean {
  return toAppError(thrown).code === code;
}

/** What the mutations and queries of the store fail with is in these terms already. */
function isAppError(thrown: unknown): thrown is AppError {
  return isObject(thrown) && !(thrown instanceof Error) && 'code' in thrown && 'retry' in thrown;
}

interface IdentityErrorLike extends Error {
  readonly code: IdentityCode;
  readonly reference: string;
}

/** By name: the store and other builds have copies of the class of their own, and public pages do not load all of them. */
function isNamed<Named extends Error>(thrown: unknown, name: string): thrown is Named {
  return thrown instanceof Error && thrown.name === name;
}

function isOffline(thrown: unknown): boolean {
  if (thrown instanceof Error && thrown.name === 'ChunkLoadError') return true;
  // Pages are rendered on a server too, which has no such flag.
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
