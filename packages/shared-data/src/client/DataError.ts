import type { Tombstone } from '../kinds/content/Tombstone';

/** What can go wrong with data, in terms that a page can act on. */
export type DataErrorCode =
  | 'already-exists'
  /** The caller's own signal ended the request. */
  | 'cancelled'
  /** Somebody, perhaps the same member elsewhere, has changed the document since it was read. */
  | 'conflict'
  /** The member has added as many items, or sent as many reports, as a day has: `limits.itemsPerDay`, `limits.reportsPerDay`. */
  | 'daily-limit'
  | 'denied'
  /** It was public once, and is no longer. */
  | 'gone'
  /** The named fields do not fit the schema, or the service found the request malformed. */
  | 'invalid'
  | 'not-found'
  | 'offline'
  /** The project's space or traffic is used up, which only its owner can change. */
  | 'quota'
  | 'signed-out'
  | 'timeout'
  | 'too-many'
  | 'unavailable'
  /** The stored document does not fit the schema: older than this page, or not written by it. */
  | 'unreadable'
  /** The member has uploaded as many pictures as a day has: `limits.uploadsPerDay`. */
  | 'upload-limit';

const transient: readonly DataErrorCode[] = ['offline', 'timeout', 'too-many', 'unavailable'];

export interface DataErrorDetails {
  /** Names of fields that do not fit. */
  readonly fields?: readonly string[];
  /** With `conflict`: the current version, to be compared and sent as the expected one. */
  readonly newer?: unknown;
  /** With `gone`: since when, and what else is public of it. */
  readonly tombstone?: Tombstone | undefined;
  readonly cause?: unknown;
}

/** The only error the data package rejects with. Its message is for developers; a page words the code. */
export class DataError extends Error {
  override readonly name = 'DataError';
  readonly code: DataErrorCode;
  /** Whether the same request may succeed later, unchanged. */
  readonly retry: boolean;
  readonly fields: readonly string[];
  readonly newer: unknown;
  readonly tombstone: Tombstone | undefined;

  constructor(code: DataErrorCode, { fields = [], newer, tombstone, cause }: DataErrorDetails = {}) {
    super(`Data: ${code}${fields.length > 0 ? ` (${fields.join(', ')})` : ''}.`, { cause });
    this.code = code;
    this.retry = transient.includes(code);
    this.fields = fields;
    this.newer = newer;
    this.tombstone = tombstone;
  }
}

const byStatus: Readonly<Record<number, DataErrorCode>> = {
  400: 'invalid',
  401: 'signed-out',
  403: 'denied',
  404: 'not-found',
  // Between two commits at once, or a document that should not exist yet.
  409: 'conflict',
  410: 'gone',
  413: 'invalid',
  429: 'too-many',
};

/** The error for an HTTP status; the body of a refusal is never read. */
export function errorOfStatus(status: number): DataError {
  return new DataError(byStatus[status] ?? 'unavailable');
}
