import { DataError, type DataErrorCode } from '@adp/shared-data/client';

/** Anything thrown, translated for the pages of this app. */
export interface AppError {
  readonly code: DataErrorCode;
  /** For developers. Pages have a text for each code. */
  readonly message: string;
  /** True if the same request may succeed later, unchanged. */
  readonly retry: boolean;
}

/** Translates anything thrown. A chunk that did not load counts as a network failure. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof DataError) return { code: thrown.code, message: thrown.message, retry: thrown.retry };
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return { code: isOffline() ? 'offline' : 'unavailable', message, retry: true };
}

/** Returns true if the outbox may try again with the same text, such as after signing in. */
export function isRetryable(thrown: unknown): boolean {
  const { code, retry } = toAppError(thrown);
  return retry || code === 'signed-out' || code === 'cancelled';
}

export function hasErrorCode(thrown: unknown, code: DataErrorCode): boolean {
  return thrown instanceof DataError && thrown.code === code;
}

function isOffline(): boolean {
  // A server that renders pages has no such flag.
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
