import { DataError, readItem as findItem } from '@adp/shared-data/client';
import type { Kind as DataKind } from '@adp/shared-data/content';
import { listedKinds, parseFilters, readList, type ListAnswer } from '@adp/shared-data/lists';
import { findAuthor, type PublicAuthor } from '@adp/shared-data/member';
import { toTextLanguage } from '@adp/shared-data/translation';
import type { ListedItem, WholeItem } from '../lib/items';
import type { Kind } from '../lib/kinds';
import { dataReader } from './dataReader';
import { itemSource } from './itemSource';

type ListSource = DataKind<unknown, ListedItem>;

/** Reads a page of a list, with the same result as the list's endpoint. @throws DataError */
export async function readPage(kind: Kind, query: string, after?: string): Promise<ListAnswer<ListedItem>> {
  const filters = parseFilters(kind, new URLSearchParams(query));
  const listed: ListSource = listedKinds[kind];
  return readList(await dataReader(), listed, kind, { filters, after });
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
