import { continent, memberStates } from '../places/memberStates';
import type { IndexedItem } from './buildShards';
import { countValues } from './countValues';
import { entryKey } from './searchEntry';

/** Properties by which items are counted. */
export const countedProperties = ['kind', 'theme', 'country', 'language', 'year', 'deadline', 'event'] as const;
/** Properties whose values are days. */
export const dayProperties: readonly CountedProperty[] = ['deadline', 'event'];
export type CountedProperty = (typeof countedProperties)[number];

/**
 * Number of items for each value of each property. A `year` is the year of publication of a knowledge product. A `deadline`
 * is a day, and so is an `event`: its first day, unless it is cancelled or postponed.
 */
export type ItemCounts = Readonly<Record<CountedProperty, Readonly<Record<string, number>>>>;

export interface CollectionCounts extends ItemCounts {
  /** The counts of each programme that has items. Absent in older files. */
  readonly programmes?: Readonly<Record<string, ItemCounts>>;
}

/** Counts published items. An item counts once for each of its themes, countries and languages. */
export function countItems(items: readonly IndexedItem[]): CollectionCounts {
  const programmes = new Set(items.flatMap(({ programme }) => programme ?? []));
  const ofProgramme = (name: string) => items.filter(({ programme }) => programme === name);
  return {
    ...countProperties(items),
    programmes: Object.fromEntries([...programmes].sort().map((name) => [name, countProperties(ofProgramme(name))])),
  };
}

function countProperties(items: readonly IndexedItem[]): ItemCounts {
  const written = items.filter(({ original }) => original === undefined);
  const languages = new Set(items.map((item) => `${item.lang} ${entryKey(item)}`));
  const ofKind = (kind: IndexedItem['kind']) => written.filter((item) => item.kind === kind);
  return {
    kind: countValues(written.map(({ kind }) => kind)),
    theme: countValues(written.flatMap(({ themes = [] }) => themes)),
    country: countValues(written.flatMap(({ countries = [] }) => countries.flatMap(toStates))),
    language: countValues([...languages].map((language) => language.split(' ', 1).join())),
    year: countValues(ofKind('knowledgeProduct').flatMap(({ day }) => (day === undefined ? [] : [day.slice(0, 4)]))),
    deadline: countValues(ofKind('opportunity').flatMap(({ day }) => (day === undefined ? [] : [day]))),
    event: countValues(
      ofKind('event').flatMap(({ day, state }) => (day === undefined || state !== undefined ? [] : [day])),
    ),
  };
}

function toStates(code: string): readonly string[] {
  return code === continent ? memberStates : [code];
}

/** Validates the content of the counts file. @throws Error if the content is invalid */
export function readItemCounts(content: unknown): CollectionCounts {
  if (!isItemCounts(content) || !Object.values(content.programmes ?? {}).every(isItemCounts))
    throw new Error('these are not the counts of the search index');
  return content;
}

function isItemCounts(content: unknown): content is CollectionCounts {
  const isCounts = (value: unknown) =>
    typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'number');
  return (
    typeof content === 'object' &&
    content !== null &&
    countedProperties.every((name) => isCounts(Reflect.get(content, name)))
  );
}
