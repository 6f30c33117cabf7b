import { listedArticles } from '@adp/shared-data/article';
import { DataError, readItem as findItem } from '@adp/shared-data/client';
import type { Kind as DataKind } from '@adp/shared-data/content';
import { listedEvents } from '@adp/shared-data/event';
import { listedKnowledgeProducts } from '@adp/shared-data/knowledge-product';
import { parseFilters, readList, type ListAnswer } from '@adp/shared-data/lists';
import { findAuthor, type PublicAuthor } from '@adp/shared-data/member';
import { listedOpportunities } from '@adp/shared-data/opportunity';
import { listedProducts } from '@adp/shared-data/product';
import { toTextLanguage } from '@adp/shared-data/translation';
import type { ListedItem, WholeItem } from '../lib/items';
import type { Kind } from '../lib/kinds';
import { dataReader } from './dataReader';
import { sources, type ItemSource } from './sources';

const listed: Readonly<Record<Kind, DataKind<unknown, ListedItem>>> = {
  knowledgeProduct: listedKnowledgeProducts,
  article: listedArticles,
  event: listedEvents,
  opportunity: listedOpportunities,
  product: listedProducts,
};

/** The page of a list, as its endpoint reads it. @throws DataError */
export async function readPage(kind: Kind, query: string, after?: string): Promise<ListAnswer<ListedItem>> {
  const filters = parseFilters(kind, new URLSearchParams(query));
  return readList(await dataReader(), listed[kind], kind, { filters, after });
}

/** An item, in a language where it is translated into it. @throws DataError `not-found` or `gone` where the public sees none */
export async function readItem(
  kind: Kind,
  id: string,
  lang?: string,
): Promise<{ readonly item: WholeItem; readonly asOf: Date }> {
  const source: ItemSource = sources[kind];
  const item = await findItem(await dataReader(), source, id, toTextLanguage(lang));
  if (!item) throw new DataError('not-found');
  return { item, asOf: new Date() };
}

/** Who a username leads to, null where the public may see no such profile. @throws DataError */
export async function readAuthor(username: string): Promise<PublicAuthor | null> {
  return findAuthor(await dataReader(), username);
}
