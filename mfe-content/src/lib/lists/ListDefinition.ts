import { listChoices } from '@adp/shared-data';

/** A filter or order of a list, as the address names it. */
export interface FilterField {
  readonly name: string;
  /** The values it can have; a pattern where they are open. */
  readonly values: readonly string[] | RegExp;
  /** The value where the address has none. */
  readonly fallback?: string;
  /** The stored field is an array: Firestore takes one such condition per query, the page applies the others. */
  readonly inList?: true;
  /** Never a condition of a query: a range, or applied by the page. */
  readonly byPage?: true;
  /** Selects the queries or their order; `toQueries` reads it. */
  readonly view?: true;
}

/** The reader's choice: field -> value. Fields at their fallback are left out. */
export type Filters = Readonly<Record<string, string>>;

/** The part of them that a query has; of a place, all that concern it. */
export type Conditions = Readonly<Record<string, string | readonly string[]>>;

/** One query: its order, its conditions, and a range on its order's field. */
export interface ListQuery {
  readonly order: string;
  readonly filters: Conditions;
  readonly range?: { readonly from?: Date | string; readonly to?: Date | string };
  /**
   * The page takes only the items without this field. An order by a field leaves them out, and no query finds them: this
   * query, which reads all, returns them after the others.
   */
  readonly without?: string;
}

/** How the list of one kind is filtered and read. */
export interface ListDefinition {
  /** In the order in which the page shows them and the address holds them. */
  readonly fields: readonly FilterField[];
  /** Stored array fields whose name differs from their filter's. */
  readonly storedFields: Readonly<Record<string, string>>;
  /** How the page applies filters that are no member of an array; `read` returns a field of the item. */
  readonly matchers?: Readonly<Record<string, (read: (field: string) => unknown, value: string) => boolean>>;
  /** The queries, one after the other, with the conditions `conditions`, at `now`. */
  readonly toQueries: (filters: Filters, conditions: Conditions, now: Date) => readonly ListQuery[];
}

/** Fields that several kinds have. */
export const country = { name: 'country', values: /^([A-Z]{2}|AU-[CENSW])$/, inList: true } as const;
export const theme = { name: 'theme', values: listChoices.theme, inList: true } as const;
export const programme = { name: 'programme', values: listChoices.programme } as const;
export const language = { name: 'language', values: /^[a-z]{2,3}$/, inList: true } as const;
/** A username; no page offers it, profiles lead to it. */
export const author = { name: 'author', values: /^[a-z0-9-]{2,30}$/ } as const;
export const year = { name: 'year', values: /^(19|20)\d\d$/, byPage: true } as const;

export function order(...values: readonly [string, ...string[]]): FilterField {
  return { name: 'order', values, fallback: values[0], view: true };
}
