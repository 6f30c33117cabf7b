import { continent, memberStates } from '@adp/shared-ui/member-states';
import type { DataReader } from '../client/createReader';
import { widenPlace } from '../fields/widenPlace';
import type { ContentKind } from '../kinds/contentKinds';
import { profiles } from '../kinds/member/profiles';
import type { Filters } from './ListDefinition';
import { listDefinitions } from './listDefinitions';
import { withFilter } from './listFilters';
import { listedKinds } from './listedKinds';
import { listPlan, matchesFilters } from './listPlan';
import { readItems } from './readItems';
import { withAuthorUid } from './withAuthorUid';

export interface CountryCounts {
  /** For each country with items, the number of items that the list shows if filtered by this country. */
  readonly counts: Readonly<Record<string, number>>;
  /** True if the list has more items than are counted. */
  readonly capped: boolean;
  readonly asOf: Date;
}

type Reader = Pick<DataReader, 'get' | 'list'>;

/** Counts the items of a list by country, as its filter for countries would. Rejects with DataError. */
export async function countCountries(
  reader: Reader,
  kind: ContentKind,
  { filters, now = new Date() }: { readonly filters: Filters; readonly now?: Date },
): Promise<CountryCounts> {
  const plan = listPlan(kind, await withAuthorUid(reader, withFilter(filters, 'country', [])), now);
  const { items, ...read } = await readItems<object>(reader, listedKinds[kind], plan);
  return {
    ...read,
    counts: countStates(items, (item, state) => isInState(kind, item, state)),
  };
}

/** Counts the members of the directory by country. Rejects with DataError. */
export async function countPeople(reader: Reader): Promise<CountryCounts> {
  const { items, ...read } = await readItems(reader, profiles, { queries: [{ order: 'name', filters: {} }] });
  return { ...read, counts: countStates(items, ({ country }, state) => country === state) };
}

/** Returns the member states in whose lists an item appears, or the code of the continent if these are all of them. */
export function findStates(kind: ContentKind, item: object): readonly string[] {
  const hasCountry = listDefinitions[kind].fields.some(({ name }) => name === 'country');
  const states = hasCountry ? memberStates.filter((state) => isInState(kind, item, state)) : [];
  return states.length === memberStates.length ? [continent] : states;
}

function isInState(kind: ContentKind, item: object, state: string): boolean {
  return matchesFilters(kind, item, { country: widenPlace(state) });
}

function countStates<Item>(items: readonly Item[], isIn: (item: Item, state: string) => boolean) {
  const counts = memberStates.map((state) => [state, items.filter((item) => isIn(item, state)).length] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
