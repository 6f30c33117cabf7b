import type { AccessBudget } from './accessBudget';
import type { Filter } from './queryPins';
import type { MapValue, Timestamp } from './values';

export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

/** The query of a list request. */
export interface ListQuery {
  /** Undefined counts as null, so a rule that compares it denies. */
  readonly limit?: number;
  readonly offset?: number;
  /** Fields in order with ASC or DESC, in the format of `request.query.orderBy`. */
  readonly orderBy?: MapValue;
  readonly where?: Filter;
  /** Id of the collection for a collection group. `path` is then the parent of the whole group. */
  readonly collectionGroup?: string;
}

/**
 * The documents for `get`, `exists` and their After variants. Paths have the form `/databases/(default)/documents/...`.
 */
export interface Documents {
  /** Returns the fields of a document before the write or batch, or null if it does not exist. */
  before(path: string): MapValue | null;
  /** Returns the fields of a document after the whole batch, or null if it does not exist. */
  after(path: string): MapValue | null;
}

/** One operation for the rules to allow or deny. A batch has one request per write, with a shared `budget`. */
export interface AccessRequest {
  readonly service: 'cloud.firestore' | 'firebase.storage';
  readonly method: Method;
  /**
   * Path such as `/databases/(default)/documents/users/alice`. A list has that of the collection, and Storage
   * `/b/BUCKET/o/images/a.png`.
   */
  readonly path: string;
  readonly auth: { readonly uid: string; readonly token: MapValue } | null;
  readonly time: Timestamp;
  /**
   * Fields of the document (or metadata of the object) before the operation, or null if it does not exist. Unused for
   * lists.
   */
  readonly resource: MapValue | null;
  /** Fields after the operation, including transforms, or null for operations that write nothing. */
  readonly requestResource: MapValue | null;
  readonly query?: ListQuery;
  readonly documents: Documents;
  readonly budget?: AccessBudget;
}
