import type { DataReader } from '../client/createReader';
import { findAuthor } from '../kinds/member/bylines';
import type { Filters } from './ListDefinition';

/** Replaces an author's username by the uid, because items store the uid, while the username may change. */
export async function withAuthorUid(reader: Pick<DataReader, 'get'>, filters: Filters): Promise<Filters> {
  const [author] = filters['author'] ?? [];
  if (author === undefined) return filters;
  return { ...filters, author: [(await findAuthor(reader, author))?.uid ?? '-'] };
}
