import type { AccessBudget } from './accessBudget';
import type { FieldFilter } from './queryPins';
import type { MapValue, Timestamp } from './values';

export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

/** Query of a list request. */
export interface ListQuery {
  /** Limit of the query. Undefined counts as null, so a rule that compares the limit denies the request. */
  readonly limit?: number;
  readonly offset?: number;
  /** Sort fields in order, each with ASC or DESC, in the format of `request.query.orderBy`. */
  readonly orderBy?: MapValue;
  /** Alternatives, each with comparisons that must all be true. */
  readonly where?: readonly (readonly FieldFilter[])[];
  /** Collection ID of a collection group query. `path` is then the parent of the whole group. */
  readonly collectionGroup?: string;
}

/** Documents for `get`, `exists` and so on, by path such as `/databases/(default)/documents/users/alice`. */
export interface Documents {
  /** Returns the fields of a document before the write or batch, or null if it does not exist. */
  before(path: string): MapValue | null;
  /** Returns the fields of a document after the whole batch, or null if it does not exist. */
  after(path: string): MapValue | null;
}

/** Operation that the rules allow or deny. A batch has one request per write, and all its requests share a `budget`. */
export interface AccessRequest {
  readonly service: 'cloud.firestore' | 'firebase.storage';
  readonly method: Method;
  /**
   * Document path such as `/databases/(default)/documents/users/alice`, or the collection path for a list. For Storage,
   * an object path such as `/b/BUCKET/o/images/a.png`.
   */
  readonly path: string;
  readonly auth: { readonly uid: string; readonly token: MapValue } | null;
  readonly time: Timestamp;
  /** Fields of the document, or metadata of the object, before the operation. Null if it does not exist. */
  readonly resource: MapValue | null;
  /** Fields after the operation, including transforms. Null for operations that write nothing. */
  readonly requestResource: MapValue | null;
  readonly query?: ListQuery;
  readonly documents: Documents;
  readonly budget?: AccessBudget;
}
