import type { IndexedItem } from './buildShards';
import { entryKey } from './searchEntry';

/** Properties by which items are counted. */
export const countedProperties = ['kind', 'theme', 'country', 'language', 'year', 'deadline', 'event'] as const;
export type CountedProperty = (typeof countedProperties)[number];

/**
 * Number of items for each value of each property. A `year` is that of a knowledge product, a `deadline` is a day, and an
 * `event` is the first day of events that take place.
 */
export type ItemCounts = Readonly<Record<CountedProperty, Readonly<Record<string, number>>>>;

/** Counts published items. An item counts once for each of its themes, countries and languages. */
export function countItems(items: readonly IndexedItem[]): ItemCounts {
  const written = items.filter(({ original }) => original === undefined);
  const languages = new Set(items.map((item) => `${item.lang} ${entryKey(item)}`));
  const ofKind = (kind: IndexedItem['kind']) => written.filter((item) => item.kind === kind);
  return {
    kind: count(written.map(({ kind }) => kind)),
    theme: count(written.flatMap(({ themes = [] }) => themes)),
    country: count(written.flatMap(({ countries = [] }) => countries)),
    language: count([...languages].map((language) => language.split(' ', 1).join())),
    year: count(ofKind('knowledgeProduct').flatMap(({ day }) => (day === undefined ? [] : [day.slice(0, 4)]))),
    deadline: count(ofKind('opportunity').flatMap(({ day }) => (day === undefined ? [] : [day]))),
    event: count(ofKind('event').flatMap(({ day, state }) => (day === undefined || state !== undefined ? [] : [day]))),
  };
}

/** Validates the content of the file with the counts. Throws an Error if it is not one. */
export function readItemCounts(content: unknown): ItemCounts {
  const isCounts = (value: unknown) =>
    typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'number');
  const isValid =
    typeof content === 'object' &&
    content !== null &&
    countedProperties.every((name) => isCounts(Reflect.get(content, name)));
  if (!isValid) throw new Error('these are not the counts of the search index');
  // The cast is safe, because each property was validated above.
  return content as ItemCounts;
}

function count(values: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
