import { createMemberApi, toResult } from '@adp/shared-store';
import { deleteItem, publishItem, unpublishItem, type MyItem } from '../api/myItems';
import { readMyItems, type KindCursor, type MyItemsFilter, type MyItemsPage } from '../api/readMyItems';

/** A list of the member's items on one visit of a page: each visit reads again, and the way back to it finds it as it was. */
export interface MyItemsList extends MyItemsFilter {
  readonly visit: string;
}

export type MyItemEvent = 'published' | 'unpublished' | 'deleted';

export interface ChangeMyItem {
  readonly item: MyItem;
  readonly event: MyItemEvent;
  /** The list that shows the item: its row is updated in place. Every other list is read again. */
  readonly list?: MyItemsList | undefined;
}

const base = createMemberApi();

/** The member's queries and mutations of this app, once per build. */
export const memberApi = base.injectEndpoints({
  endpoints: (build) => ({
    getMyItems: build.infiniteQuery<MyItemsPage, MyItemsList, readonly KindCursor[] | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      queryFn: ({ queryArg, pageParam }) => toResult(() => readMyItems(queryArg, pageParam)),
      providesTags: (_result, _error, list) => [{ type: 'MyItems', id: toListId(list) }],
      // In seconds: as long as a visit to an item and back may take.
      keepUnusedDataFor: 600,
    }),
    changeMyItem: build.mutation<null, ChangeMyItem>({
      queryFn: ({ item, event }) =>
        toResult(async () => {
          await change[event](item);
          return null;
        }),
      onQueryStarted: async ({ item, event, list }, { dispatch, getState, queryFulfilled }) => {
        try {
          await queryFulfilled;
        } catch {
          // The component shows the mutation's error.
          return;
        }
        // The state's type is the store's, which is made from this api.
        const state = getState() as Parameters<typeof memberApi.util.selectCachedArgsForQuery>[0];
        const others = memberApi.util.selectCachedArgsForQuery(state, 'getMyItems').map(toListId);
        const shown = list && toListId(list);
        const stale = others.filter((id) => id !== shown);
        dispatch(memberApi.util.invalidateTags(stale.map((id) => ({ type: 'MyItems', id }))));
        if (list) dispatch(memberApi.util.updateQueryData('getMyItems', list, (data) => updateRow(data, item, event)));
      },
    }),
  }),
});

export const { useChangeMyItemMutation, useGetMyItemsInfiniteQuery } = memberApi;

const change: Readonly<Record<MyItemEvent, (item: MyItem) => Promise<void>>> = {
  published: publishItem,
  unpublished: unpublishItem,
  deleted: deleteItem,
};
const statusAfter = { published: 'published', unpublished: 'archived' } as const;

function updateRow({ pages }: { pages: MyItemsPage[] }, { kind, id }: MyItem, event: MyItemEvent): void {
  for (const [index, page] of pages.entries()) {
    const rows = page.rows.flatMap((row) => {
      if (row.kind !== kind || row.id !== id) return row;
      return event === 'deleted' ? [] : { ...row, status: statusAfter[event], updatedAt: new Date() };
    });
    pages[index] = { ...page, rows };
  }
}

function toListId({ uid, kind, status, visit }: MyItemsList): string {
  return [uid, visit, kind ?? '', status ?? ''].join(' ');
}
