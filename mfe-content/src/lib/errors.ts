import { DataError, type DataErrorCode } from '@adp/shared-data/client';

/** Anything thrown, in the terms that the pages of this app act on. */
export interface AppError {
  readonly code: DataErrorCode;
  /** For developers: pages show a text of their own for each code. */
  readonly message: string;
  /** Whether the same request may succeed later, unchanged. */
  readonly retry: boolean;
}

/** The one translation of whatever was thrown. Code that did not load is a failure of the network. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof DataError) return { code: thrown.code, message: thrown.message, retry: thrown.retry };
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return { code: isOffline() ? 'offline' : 'unavailable', message, retry: true };
}

/** Whether the outbox may try the same again without the member changing the text: signing in is enough, or waiting. */
export function isRetryable(thrown: unknown): boolean {
  const { code, retry } = toAppError(thrown);
  return retry || code === 'signed-out' || code === 'cancelled';
}

export function hasErrorCode(thrown: unknown, code: DataErrorCode): boolean {
  return thrown instanceof DataError && thrown.code === code;
}

function isOffline(): boolean {
  // Pages are rendered on a server too, which has no such flag.
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
