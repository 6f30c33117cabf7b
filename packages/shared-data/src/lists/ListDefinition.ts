import { listChoices } from '../fields/listChoices';
import { patterns } from '../fields/patterns';

/** A filter or order of a list, as it appears in the URL. */
export interface FilterField {
  readonly name: string;
  /** The allowed values, or a pattern if the values are not a fixed list. */
  readonly values: readonly string[] | RegExp;
  /** The value that applies if the URL contains none. */
  readonly fallback?: string;
  /** True if the stored field is an array. Firestore allows one such condition; the page applies the others. */
  readonly inList?: true;
  /** True if an empty array means no restriction and therefore matches every value. */
  readonly orEmpty?: true;
  /** True if a value can match in either of two fields, one of which is an array. */
  readonly orListed?: true;
  /** True for a query range, or a filter that the page applies. Such a field has a single value. */
  readonly byPage?: true;
  /** True if the field selects queries, or their order, in `toQueries`. Such a field has a single value. */
  readonly view?: true;
  /** True if the field has a single value. Other fields match any of several values. */
  readonly single?: true;
}

/** The reader's choices: non-empty sorted values by field. Fields that have their fallback value are omitted. */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** The filters that are query conditions. A place is replaced by all places whose items are relevant to it. */
export type Conditions = Readonly<Record<string, string | readonly string[]>>;

export interface ListQuery {
  readonly order: string;
  readonly filters: Conditions;
  readonly range?: { readonly from?: Date | string; readonly to?: Date | string };
  /** Restricts the list to items without this field. No query can find a missing field, so the query reads all items. */
  readonly without?: string;
}

export interface ListDefinition {
  /** The fields in the order of the page and of the URL. */
  readonly fields: readonly FilterField[];
  /** The names of stored array fields, by filter name, where the two differ. */
  readonly storedFields: Readonly<Record<string, string>>;
  /** Custom matchers for filters other than equality and membership. `read` returns a field of the item. */
  readonly matchers?: Readonly<Record<string, (read: (field: string) => unknown, value: string) => boolean>>;
  /** Returns the queries to run one after the other. `single` contains the values of single-value fields. */
  readonly toQueries: (
    single: Readonly<Record<string, string>>,
    conditions: Conditions,
    now: Date,
  ) => readonly ListQuery[];
}

export const country = { name: 'country', values: new RegExp(`^(${patterns.country})$`), inList: true } as const;
export const theme = { name: 'theme', values: listChoices.theme, inList: true } as const;
export const programme = { name: 'programme', values: listChoices.programme } as const;
export const language = { name: 'language', values: /^[a-z]{2,3}$/, inList: true } as const;
/** The language of the item or of one of its translations. */
export const textLanguage = { name: 'lang', values: listChoices.lang, inList: true, orListed: true } as const;
/** An author's username. Only links on profiles set this filter. Lists have no control for it. */
export const author = { name: 'author', values: /^[a-z0-9-]{2,30}$/, single: true } as const;
export const year = { name: 'year', values: /^(19|20)\d\d$/, byPage: true } as const;

export function order(...values: readonly [string, ...string[]]): FilterField {
  return { name: 'order', values, fallback: values[0], view: true };
}
