import { listChoices } from '../fields/listChoices';
import { patterns } from '../fields/patterns';

/** A filter or order of a list, as in the URL. */
export interface FilterField {
  readonly name: string;
  /** The possible values, or a pattern if the values are open. */
  readonly values: readonly string[] | RegExp;
  /** The value if the URL has none. */
  readonly fallback?: string;
  /** The stored field is an array. Firestore allows one such condition per query. The page applies the others. */
  readonly inList?: true;
  /** An empty array means no restriction, so it matches every value. */
  readonly orEmpty?: true;
  /** A value matches in either of two fields, one of which is an array. */
  readonly orListed?: true;
  /** Never a condition of a query, but a range or a filter that the page applies. Has one value. */
  readonly byPage?: true;
  /** Selects the queries or their order in `toQueries`. Has one value. */
  readonly view?: true;
  /** Has one value. Other fields match any of several values. */
  readonly single?: true;
}

/** The reader's choice: sorted values by field, never an empty list. Fields with their fallback are absent. */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** The filters that are conditions of a query. Places are widened. */
export type Conditions = Readonly<Record<string, string | readonly string[]>>;

/** A query: its order, its conditions, and a range on the order's field. */
export interface ListQuery {
  readonly order: string;
  readonly filters: Conditions;
  readonly range?: { readonly from?: Date | string; readonly to?: Date | string };
  /**
   * The page shows only the items without this field, after the others. An order by a field excludes them and no query finds them, so
   * this query reads all items.
   */
  readonly without?: string;
}

/** The filters and queries of the list of a kind. */
export interface ListDefinition {
  /** The fields in the order of the page and of the URL. */
  readonly fields: readonly FilterField[];
  /** Stored array fields whose name differs from their filter's. */
  readonly storedFields: Readonly<Record<string, string>>;
  /** Functions that match filters other than a value or a member of an array. `read` returns a field of the item. */
  readonly matchers?: Readonly<Record<string, (read: (field: string) => unknown, value: string) => boolean>>;
  /** Returns the queries to run one after the other. `single` has the fields with one value. */
  readonly toQueries: (
    single: Readonly<Record<string, string>>,
    conditions: Conditions,
    now: Date,
  ) => readonly ListQuery[];
}

/** Fields that several kinds share. */
export const country = { name: 'country', values: new RegExp(`^(${patterns.country})$`), inList: true } as const;
export const theme = { name: 'theme', values: listChoices.theme, inList: true } as const;
export const programme = { name: 'programme', values: listChoices.programme } as const;
export const language = { name: 'language', values: /^[a-z]{2,3}$/, inList: true } as const;
/** The language of the item or of one of its translations. */
export const textLanguage = { name: 'lang', values: listChoices.lang, inList: true, orListed: true } as const;
/** A username. Links of profiles use it, but lists offer no control for it. */
export const author = { name: 'author', values: /^[a-z0-9-]{2,30}$/, single: true } as const;
export const year = { name: 'year', values: /^(19|20)\d\d$/, byPage: true } as const;

export function order(...values: readonly [string, ...string[]]): FilterField {
  return { name: 'order', values, fallback: values[0], view: true };
}
