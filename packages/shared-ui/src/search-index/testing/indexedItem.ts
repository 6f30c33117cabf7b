import type { IndexedItem } from '../buildShards';

/** Returns an item for a search index, whose title is its id. */
export const indexedItem = (id: string, fields: Partial<IndexedItem> = {}): IndexedItem => ({
  kind: 'article',
  id,
  title: id,
  summary: '',
  tags: [],
  people: [],
  lang: 'en',
  publishedAt: 0,
  ...fields,
});
