import { listChoices } from '../fields/listChoices';
import { patterns } from '../fields/patterns';

/** A filter or order of a list, as the address names it. */
export interface FilterField {
  readonly name: string;
  /** The values it can have; a pattern where they are open. */
  readonly values: readonly string[] | RegExp;
  /** The value where the address has none. */
  readonly fallback?: string;
  /** The stored field is an array: Firestore takes one such condition per query, the page applies the others. */
  readonly inList?: true;
  /** Of an array: an empty one restricts nothing, so that it matches every value. */
  readonly orEmpty?: true;
  /** A value matches in either of two fields, one of them an array. */
  readonly orListed?: true;
  /** Never a condition of a query: a range, or applied by the page. One value. */
  readonly byPage?: true;
  /** Selects the queries or their order; `toQueries` reads it. One value. */
  readonly view?: true;
  /** Has one value; other fields match any of several. */
  readonly single?: true;
}

/** The reader's choice: field -> values, never none, sorted. Fields at their fallback are left out. */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** The part of them that a query has; of places, all that concern them. */
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
  /** The queries, one after the other, with the conditions `conditions`, at `now`; `single` has the fields of one value. */
  readonly toQueries: (
    single: Readonly<Record<string, string>>,
    conditions: Conditions,
    now: Date,
  ) => readonly ListQuery[];
}

/** Fields that several kinds have. */
export const country = { name: 'country', values: new RegExp(`^(${patterns.country})$`), inList: true } as const;
export const theme = { name: 'theme', values: listChoices.theme, inList: true } as const;
export const programme = { name: 'programme', values: listChoices.programme } as const;
export const language = { name: 'language', values: /^[a-z]{2,3}$/, inList: true } as const;
/** The language of the text, or of a translation of it. */
export const textLanguage = { name: 'lang', values: listChoices.lang, inList: true, orListed: true } as const;
/** A username; no page offers it, profiles lead to it. */
export const author = { name: 'author', values: /^[a-z0-9-]{2,30}$/, single: true } as const;
export const year = { name: 'year', values: /^(19|20)\d\d$/, byPage: true } as const;

export function order(...values: readonly [string, ...string[]]): FilterField {
  return { name: 'order', values, fallback: values[0], view: true };
}
