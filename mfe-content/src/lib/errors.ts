import { DataError, type DataErrorCode } from '@adp/shared-data/client';

export interface AppError {
  readonly code: DataErrorCode;
  /** A message for developers. Pages show a text for the code instead. */
  readonly message: string;
  /** True if the same request may succeed later. */
  readonly retry: boolean;
}

/** Converts anything thrown to an AppError. A chunk that did not load counts as a network failure. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof DataError) return { code: thrown.code, message: thrown.message, retry: thrown.retry };
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return { code: isOffline() ? 'offline' : 'unavailable', message, retry: true };
}

/** Returns true if sending the same text again may succeed, for example after signing in. */
export function isRetryable(thrown: unknown): boolean {
  const { code, retry } = toAppError(thrown);
  return retry || code === 'signed-out' || code === 'cancelled';
}

export function hasErrorCode(thrown: unknown, code: DataErrorCode): boolean {
  return thrown instanceof DataError && thrown.code === code;
}

function isOffline(): boolean {
  // A server that renders pages may have no `navigator`.
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
