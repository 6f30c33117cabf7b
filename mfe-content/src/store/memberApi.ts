import { createMemberApi, toResult } from '@adp/shared-store';
import type { ProgrammeProduct } from '@adp/shared-data/knowledge-product';
import type { TextLanguage } from '@adp/shared-data/translation';
import type { AuthorStatus } from '@adp/shared-data/writer';
import { appealRemoval, changeStatus, deleteItem, type MyItem, type MyItemEvent } from '../api/myItems';
import { type EditorRights, readEditorRights } from '../api/editing';
import { type Publishing, readPublishing } from '../api/publishing';
import { readItemState, type ItemState } from '../api/readItemState';
import type { Translating, TranslationWords } from '../api/translating';
import { readVersions, type VersionsOf, type VersionsPage } from '../api/readVersions';
import { readMyItems, type KindCursor, type MyItemsFilter, type MyItemsPage } from '../api/readMyItems';
import type { Kind } from '../lib/kinds';

const loadTranslating = () => import(/* webpackChunkName: "translating" */ '../api/translating');

const loadProgrammeItems = () => import(/* webpackChunkName: "programme-items" */ '../api/programmeItems');

/** The cache key of the member's list during one visit. A new visit reads the list again, and going back restores it. */
export interface MyItemsList extends MyItemsFilter {
  readonly visit: string;
}

export interface TranslationPage {
  readonly kind: Kind;
  readonly id: string;
  readonly requested: TextLanguage | undefined;
  /** A part of the cache key. Incremented after each save, so that the data is read again. */
  readonly reads: number;
}

export interface ChangeMyItem {
  readonly item: MyItem;
  readonly event: MyItemEvent;
  /** The list that shows the item. Its row is updated in place, and every other list is read again. */
  readonly list?: MyItemsList | undefined;
}

export interface RightsRequest {
  readonly uid: string;
  /** True to renew the token if the member has no rights, because rights may have been granted in the meantime. */
  readonly renews?: boolean;
}

const base = createMemberApi();

/** The queries and mutations of a member's data. Each build of this app has its own instance. */
export const memberApi = base.injectEndpoints({
  endpoints: (build) => ({
    getMyItems: build.infiniteQuery<MyItemsPage, MyItemsList, readonly KindCursor[] | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      queryFn: ({ queryArg, pageParam }) => toResult(() => readMyItems(queryArg, pageParam)),
      providesTags: (_result, _error, list) => [{ type: 'MyItems', id: toListId(list) }],
      // Time that an unused list stays in the cache, in seconds, so that a member who returns from an item's page finds
      // it.
      keepUnusedDataFor: 600,
    }),
    getEditorRights: build.query<EditorRights | null, RightsRequest>({
      queryFn: ({ renews }) => toResult(() => readEditorRights({ renews })),
    }),
    getPublishing: build.query<Publishing | null, string>({ queryFn: (uid) => toResult(() => readPublishing(uid)) }),
    getItemState: build.query<ItemState, Pick<MyItem, 'kind' | 'id' | 'status'>>({
      queryFn: (item) => toResult(() => readItemState(item)),
      providesTags: ['MyItem'],
    }),
    getVersions: build.infiniteQuery<VersionsPage, VersionsOf, number | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      queryFn: ({ queryArg, pageParam }) => toResult(() => readVersions(queryArg, pageParam)),
      // Do not cache the versions, because the form may have stored a new version in the meantime.
      keepUnusedDataFor: 0,
    }),
    appeal: build.mutation<null, { readonly item: MyItem; readonly text: string }>({
      queryFn: ({ item, text }) => toResult(() => appealRemoval(item, text)),
      invalidatesTags: (_result, error) => (error ? [] : ['MyItem']),
    }),
    getProgrammeItems: build.query<readonly ProgrammeProduct[], string>({
      queryFn: (uid) => toResult(async () => (await loadProgrammeItems()).readProgrammeItems(uid)),
      keepUnusedDataFor: 0,
    }),
    takeBack: build.mutation<null, { readonly id: string; readonly uid: string; readonly reason: string }>({
      queryFn: (item) => toResult(async () => (await loadProgrammeItems()).takeBackItem(item)),
    }),
    getTranslating: build.query<Translating | null, TranslationPage>({
      queryFn: ({ kind, id, requested }) =>
        toResult(async () => (await loadTranslating()).readTranslating(kind, id, requested)),
      // Do not cache the result, because the translation form must start from current data.
      keepUnusedDataFor: 0,
    }),
    saveTranslation: build.mutation<null, { readonly translating: Translating; readonly words: TranslationWords }>({
      queryFn: ({ translating, words }) =>
        toResult(async () => (await loadTranslating()).saveTranslation(translating, words)),
    }),
    deleteTranslation: build.mutation<null, Translating>({
      queryFn: (translating) => toResult(async () => (await loadTranslating()).deleteTranslation(translating)),
    }),
    /** Changes an item. Resolves to its new status, or to null if it was deleted. */
    changeMyItem: build.mutation<AuthorStatus | null, ChangeMyItem>({
      queryFn: ({ item, event }) =>
        toResult(() => (event === 'deleted' ? deleteItem(item) : changeStatus(item, event))),
      onQueryStarted: async ({ item, list }, { dispatch, getState, queryFulfilled }) => {
        let status: AuthorStatus | null;
        try {
          ({ data: status } = await queryFulfilled);
        } catch {
          // The component that started the mutation shows the error.
          return;
        }
        // This cast is necessary, because the type of the store's state depends on this API.
        const state = getState() as Parameters<typeof memberApi.util.selectCachedArgsForQuery>[0];
        const others = memberApi.util.selectCachedArgsForQuery(state, 'getMyItems').map(toListId);
        const shown = list && toListId(list);
        const stale = others.filter((id) => id !== shown);
        dispatch(memberApi.util.invalidateTags(stale.map((id) => ({ type: 'MyItems', id }))));
        if (list) dispatch(memberApi.util.updateQueryData('getMyItems', list, (data) => updateRow(data, item, status)));
      },
    }),
  }),
});

export const {
  useDeleteTranslationMutation,
  useSaveTranslationMutation,
  useAppealMutation,
  useChangeMyItemMutation,
  useGetEditorRightsQuery,
  useGetItemStateQuery,
  useGetMyItemsInfiniteQuery,
  useGetProgrammeItemsQuery,
  useGetPublishingQuery,
  useGetTranslatingQuery,
  useGetVersionsInfiniteQuery,
  useTakeBackMutation,
} = memberApi;

function updateRow({ pages }: { pages: MyItemsPage[] }, { kind, id }: MyItem, status: AuthorStatus | null): void {
  for (const [index, page] of pages.entries()) {
    const rows = page.rows.flatMap((row) => {
      if (row.kind !== kind || row.id !== id) return row;
      return status ? { ...row, status, updatedAt: new Date() } : [];
    });
    pages[index] = { ...page, rows };
  }
}

function toListId({ uid, kind, status, visit }: MyItemsList): string {
  return [uid, visit, kind ?? '', status ?? ''].join(' ');
}
