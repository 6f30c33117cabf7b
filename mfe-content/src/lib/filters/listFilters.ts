import { listChoices } from '@adp/shared-data';
import type { Kind } from '../kinds';

/** A filter or order of a list, as the address names it. */
export interface FilterField {
  readonly name: string;
  /** The values it can have; an open list is told by its form. */
  readonly values: readonly string[] | RegExp;
  /** What holds where the address does not say. */
  readonly fallback?: string;
  /** The stored field is a list: a query takes one such filter, the others are for the page. */
  readonly inList?: true;
  /** No query's condition: a range of one, or for the page to leave out what does not fit. */
  readonly byPage?: true;
  /** Which items and in what order, rather than which of them: the plan makes queries of it. */
  readonly view?: true;
}

/** What a reader has chosen: field -> value. Fields at their fallback are left out. */
export type Filters = Readonly<Record<string, string>>;

const country = { name: 'country', values: /^([A-Z]{2}|AU-[CENSW])$/, inList: true } as const;
const theme = { name: 'theme', values: listChoices.theme, inList: true } as const;
const programme = { name: 'programme', values: listChoices.programme } as const;
const language = { name: 'language', values: /^[a-z]{2,3}$/, inList: true } as const;
const year = { name: 'year', values: /^(19|20)\d\d$/, byPage: true } as const;
const author = { name: 'author', values: /^[a-z0-9-]{2,30}$/ } as const;
const order = (...values: readonly [string, ...string[]]): FilterField => ({
  name: 'order',
  values,
  fallback: values[0],
  view: true,
});

/** The filters of each list, in the order in which the page shows them and the address holds them. */
export const listFields: Readonly<Record<Kind, readonly FilterField[]>> = {
  knowledgeProduct: [
    { name: 'type', values: listChoices.knowledgeType },
    programme,
    theme,
    year,
    language,
    country,
    { name: 'html', values: ['yes'], byPage: true },
    order('newest', 'published', 'title'),
  ],
  article: [theme, country, programme, { name: 'lang', values: listChoices.lang }, year, author, order('newest')],
  event: [
    { name: 'when', values: ['upcoming', 'month', 'past'], fallback: 'upcoming', view: true },
    { name: 'mode', values: listChoices.mode },
    country,
    programme,
    theme,
    language,
    { name: 'cost', values: listChoices.cost },
  ],
  opportunity: [
    { name: 'state', values: ['open', 'closing', 'forecast', 'closed'], fallback: 'open', view: true },
    { name: 'type', values: listChoices.opportunityType },
    { name: 'applicant', values: listChoices.applicantType, inList: true },
    country,
    { name: 'deadline', values: ['30', '90'], byPage: true },
    { name: 'amount', values: ['1000', '10000', '100000'], byPage: true },
    theme,
    language,
  ],
  product: [
    { name: 'category', values: listChoices.category },
    { name: 'maturity', values: listChoices.maturity },
    country,
    { name: 'pricing', values: listChoices.pricing },
    language,
    { name: 'platform', values: listChoices.platform, inList: true },
    order('newest', 'title'),
  ],
};

/** The filters in an address. What the list does not know, or cannot be, is as if it were not there. */
export function parseFilters(kind: Kind, params: URLSearchParams): Filters {
  const chosen = listFields[kind].flatMap(({ name, values, fallback }) => {
    const value = params.get(name);
    if (value === null || value === fallback) return [];
    const known = values instanceof RegExp ? values.test(value) : values.includes(value);
    return known ? [[name, value] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/** The filters as the address holds them, always in the same order: `?type=report&year=2024`; empty where there are none. */
export function printFilters(kind: Kind, filters: Filters): string {
  const params = new URLSearchParams();
  for (const { name, fallback } of listFields[kind]) {
    const value = filters[name];
    if (value !== undefined && value !== fallback) params.set(name, value);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The filters with one of them set, or taken out by `undefined`. */
export function withFilter(filters: Filters, name: string, value: string | undefined): Filters {
  const others = Object.entries(filters).filter(([other]) => other !== name);
  return Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
}

/** What stands as chips above the list: every choice that leaves something out. An order leaves nothing out. */
export function chosenFilters(
  kind: Kind,
  filters: Filters,
): readonly { readonly name: string; readonly value: string }[] {
  return listFields[kind].flatMap(({ name }) => {
    const value = filters[name];
    return value === undefined || name === 'order' ? [] : [{ name, value }];
  });
}
