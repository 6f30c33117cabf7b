import { DataError, readItem as findItem } from '@adp/shared-data/client';
import type { Kind as DataKind } from '@adp/shared-data/content';
import {
  type CalendarKind,
  countCountries,
  countPeople,
  type CountryCounts,
  listedKinds,
  parseFilters,
  readList,
  readMonth,
  type ListAnswer,
  type ListedItem,
  type Month,
} from '@adp/shared-data/lists';
import { findAuthor, type PublicAuthor } from '@adp/shared-data/member';
import { toTextLanguage } from '@adp/shared-data/translation';
import type { WholeItem } from '../lib/items';
import type { Kind } from '../lib/kinds';
import type { MapList } from '../paths';
import { dataReader } from './dataReader';
import { itemSource } from './itemSource';

type ListSource = DataKind<unknown, ListedItem>;

/** Reads a page of a list, with the same result as the list's endpoint. @throws DataError */
export async function readPage(kind: Kind, query: string, after?: string): Promise<ListAnswer<ListedItem>> {
  const filters = parseFilters(kind, new URLSearchParams(query));
  const listed: ListSource = listedKinds[kind];
  return readList(await dataReader(), listed, kind, { filters, after });
}

/** Counts the items of a list by country, with the same result as the endpoint. @throws DataError */
export async function readCountries(list: MapList, query: string): Promise<CountryCounts> {
  const reader = await dataReader();
  if (list === 'people') return countPeople(reader);
  return countCountries(reader, list, { filters: parseFilters(list, new URLSearchParams(query)) });
}

/** Reads the days of a month, with the same result as the endpoint. @throws DataError */
export async function readDays(kind: CalendarKind, month: string, query: string): Promise<Month> {
  return readMonth(await dataReader(), kind, { month, filters: parseFilters(kind, new URLSearchParams(query)) });
}

/** Reads an item, translated if possible. @throws DataError `not-found` or `gone` if there is no public item */
export async function readItem(
  kind: Kind,
  id: string,
  lang?: string,
): Promise<{ readonly item: WholeItem; readonly asOf: Date }> {
  const item = await findItem(await dataReader(), itemSource(kind), id, toTextLanguage(lang));
  if (!item) throw new DataError('not-found');
  return { item, asOf: new Date() };
}

/** Reads the author with a username. Resolves to null if there is no public profile. @throws DataError */
export async function readAuthor(username: string): Promise<PublicAuthor | null> {
  return findAuthor(await dataReader(), username);
}
