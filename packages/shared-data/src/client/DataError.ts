import type { Tombstone } from '../kinds/content/Tombstone';

export type DataErrorCode =
  | 'already-exists'
  /** The caller's abort signal ended the request. */
  | 'cancelled'
  /** The document has changed since it was read, perhaps by the same member on another device. */
  | 'conflict'
  /** The member has reached `limits.itemsPerDay` or `limits.reportsPerDay`. */
  | 'daily-limit'
  | 'denied'
  /** The item was public once and has been removed. */
  | 'gone'
  /** The fields in `fields` do not match the schema, or the service rejected the request as malformed. */
  | 'invalid'
  | 'not-found'
  | 'offline'
  /** The project's storage or traffic quota is used up. Only the project's owner can raise the quota. */
  | 'quota'
  | 'signed-out'
  | 'timeout'
  | 'too-many'
  | 'unavailable'
  /** The stored document does not match the schema, for example because an older version of the site wrote it. */
  | 'unreadable'
  /** The member has reached `limits.uploadsPerDay`. */
  | 'upload-limit';

const transient: readonly DataErrorCode[] = ['offline', 'timeout', 'too-many', 'unavailable'];

export interface DataErrorDetails {
  readonly fields?: readonly string[];
  /** Set for `conflict`: the current document, for a comparison and as the base of the next attempt. */
  readonly newer?: unknown;
  /** Set for `gone`: the date of the removal, and the information about the item that remains public. */
  readonly tombstone?: Tombstone | undefined;
  readonly cause?: unknown;
}

/** The only error that the data package rejects with. Its message is for developers; pages translate the code. */
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
  // Firestore responds with 409 to a concurrent commit, and to creating a document that already exists.
  409: 'conflict',
  410: 'gone',
  413: 'invalid',
  429: 'too-many',
};

/** Returns the error for an HTTP status. Never reads the response body. */
export function errorOfStatus(status: number): DataError {
  return new DataError(byStatus[status] ?? 'unavailable');
}
