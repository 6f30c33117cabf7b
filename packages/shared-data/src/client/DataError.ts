import type { Tombstone } from '../kinds/content/Tombstone';

/** Error codes of the data package. Each is something that a page can act on. */
export type DataErrorCode =
  | 'already-exists'
  /** The caller's own signal ended the request. */
  | 'cancelled'
  /** The document has changed since it was read, perhaps by the same member on another device. */
  | 'conflict'
  /** The member has reached `limits.itemsPerDay` or `limits.reportsPerDay`. */
  | 'daily-limit'
  | 'denied'
  /** The item was public once and has been removed. */
  | 'gone'
  /** The named fields do not fit the schema, or the service rejected the request as malformed. */
  | 'invalid'
  | 'not-found'
  | 'offline'
  /** The project has reached its storage or traffic quota, which only its owner can raise. */
  | 'quota'
  | 'signed-out'
  | 'timeout'
  | 'too-many'
  | 'unavailable'
  /** The stored document does not fit the schema, for example because an older version of the site wrote it. */
  | 'unreadable'
  /** The member has reached `limits.uploadsPerDay`. */
  | 'upload-limit';

const transient: readonly DataErrorCode[] = ['offline', 'timeout', 'too-many', 'unavailable'];

export interface DataErrorDetails {
  /** Names of fields that do not fit. */
  readonly fields?: readonly string[];
  /** With `conflict`: the current document, for comparison and as the base of the next attempt. */
  readonly newer?: unknown;
  /** With `gone`: the date of removal, and what remains public about the item. */
  readonly tombstone?: Tombstone | undefined;
  readonly cause?: unknown;
}

/** The only error that the data package rejects with. Its message is for developers; pages translate its code. */
export class DataError extends Error {
  override readonly name = 'DataError';
  readonly code: DataErrorCode;
  /** True if the same request may succeed later. */
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
  // Two commits at the same time, or a document that must not exist yet.
  409: 'conflict',
  410: 'gone',
  413: 'invalid',
  429: 'too-many',
};

/** Returns the error for an HTTP status. The body of the response is never read. */
export function errorOfStatus(status: number): DataError {
  return new DataError(byStatus[status] ?? 'unavailable');
}
