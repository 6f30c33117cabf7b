import type { AccessBudget } from './accessBudget';
import type { Filter } from './queryPins';
import type { MapValue, Timestamp } from './values';

export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

/** What a list request asks for. */
export interface ListQuery {
  /** Absent counts as null: a rule that compares it denies. */
  readonly limit?: number;
  readonly offset?: number;
  /** Fields in order with ASC or DESC, as `request.query.orderBy` shows them. */
  readonly orderBy?: MapValue;
  readonly where?: Filter;
  /** For a collection group: the collection's id; `path` is then the parent of the whole group. */
  readonly collectionGroup?: string;
}

/** The documents that `get`, `exists` and their After variants see; paths as `/databases/(default)/documents/...`. */
export interface Documents {
  /** The document's fields, or null when it is missing; before the write or batch. */
  before(path: string): MapValue | null;
  /** The same, as it would be after the whole batch. */
  after(path: string): MapValue | null;
}

/** One operation for the rules to allow or deny. A batch is one request per write, with a shared `budget`. */
export interface AccessRequest {
  readonly service: 'cloud.firestore' | 'firebase.storage';
  readonly method: Method;
  /** `/databases/(default)/documents/users/alice`; a list names the collection; Storage: `/b/BUCKET/o/images/a.png`. */
  readonly path: string;
  readonly auth: { readonly uid: string; readonly token: MapValue } | null;
  readonly time: Timestamp;
  /** Before: the document's fields (Storage: the object's metadata), null when it is missing. Unused by list. */
  readonly resource: MapValue | null;
  /** After, transforms applied; null where nothing is written. */
  readonly requestResource: MapValue | null;
  readonly query?: ListQuery;
  readonly documents: Documents;
  readonly budget?: AccessBudget;
}
