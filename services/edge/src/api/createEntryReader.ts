import type { DataReader } from '@adp/shared-data/client';
import { changedKind, searchedKind } from '@adp/shared-data/content';
import { findStates } from '@adp/shared-data/lists';
import { type EntryKind, type SearchableItem, type SearchEntry, toSearchEntries } from '@adp/shared-ui/search-index';

/** Orders in which changed items are listed: by their last change, and by the last change to a translation. */
export const changeOrders = ['updated', 'translated'] as const;
export type ChangeOrder = (typeof changeOrders)[number];

export interface EntryPage {
  readonly entries: readonly SearchEntry[];
  /** The cursor of the next page. Null on the last page. */
  readonly next: string | null;
}

/** The number of items per list or page: the maximum of one request. */
const pageSize = 50;

/** Creates functions that read items as search entries. */
export function createEntryReader(reader: DataReader) {
  const toPage = (kind: EntryKind, items: readonly SearchableItem[], next: string | null = null): EntryPage => ({
    entries: items.flatMap((item) => toSearchEntries(kind, item, findStates(kind, item))),
    next,
  });
  return {
    listNewest: async (kind: EntryKind, from: Date) => {
      const { items } = await reader.list(searchedKind(kind), { order: 'newest', range: { from }, pageSize });
      return toPage(kind, items);
    },
    listChanged: async (
      kind: EntryKind,
      { from, ...options }: { readonly order: ChangeOrder; readonly from: Date; readonly cursor: string | null },
    ) => {
      const { items, cursor } = await reader.list(changedKind(searchedKind(kind)), {
        ...options,
        range: { from },
        pageSize,
      });
      return toPage(kind, items, cursor);
    },
    getItem: async (kind: EntryKind, id: string) => {
      const item = await reader.get(searchedKind(kind), id);
      return toPage(kind, item ? [item] : []);
    },
  };
}
