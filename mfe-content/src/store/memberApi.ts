import { createMemberApi, toResult } from '@adp/shared-store';
import type { ProgrammeProduct } from '@adp/shared-data/knowledge-product';
import type { TextLanguage } from '@adp/shared-data/translation';
import type { AuthorStatus } from '@adp/shared-data/writer';
import {
  appealRemoval,
  deleteItem,
  publishItem,
  submitItem,
  unpublishItem,
  withdrawItem,
  type MyItem,
} from '../api/myItems';
import { type EditorRights, readEditorRights, readNewestEditorRights } from '../api/editing';
import { type Publishing, readPublishing } from '../api/publishing';
import { readItemState, type ItemState } from '../api/readItemState';
import type { Translating, TranslationWords } from '../api/translating';
import { readVersions, type VersionsOf, type VersionsPage } from '../api/readVersions';
import { readMyItems, type KindCursor, type MyItemsFilter, type MyItemsPage } from '../api/readMyItems';
import type { Kind } from '../lib/kinds';

/** Only translators need it. */
const loadTranslating = () => import(/* webpackChunkName: "translating" */ '../api/translating');

/** Only editors of programmes need it. */
const loadProgrammeItems = () => import(/* webpackChunkName: "programme-items" */ '../api/programmeItems');

/** A list of the member's items during one visit. Each visit reads it again; going back restores it. */
export interface MyItemsList extends MyItemsFilter {
  readonly visit: string;
}

export interface TranslationPage {
  readonly kind: Kind;
  readonly id: string;
  /** The language to translate into; undefined for the first other language. */
  readonly requested: TextLanguage | undefined;
  /** Counts the reads of the page. Each save reads again. */
  readonly reads: number;
}

export type MyItemEvent = 'published' | 'unpublished' | 'submitted' | 'withdrawn' | 'deleted';

export interface ChangeMyItem {
  readonly item: MyItem;
  readonly event: MyItemEvent;
  /** The list that shows the item, whose row is updated in place. Every other list is read again. */
  readonly list?: MyItemsList | undefined;
}

export interface RightsRequest {
  readonly uid: string;
  /** Renews the token of a member without rights, because rights may have been granted since. */
  readonly renews?: boolean;
}

const base = createMemberApi();

/** The member's queries and mutations of this app, once per build. */
export const memberApi = base.injectEndpoints({
  endpoints: (build) => ({
    getMyItems: build.infiniteQuery<MyItemsPage, MyItemsList, readonly KindCursor[] | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      queryFn: ({ queryArg, pageParam }) => toResult(() => readMyItems(queryArg, pageParam)),
      providesTags: (_result, _error, list) => [{ type: 'MyItems', id: toListId(list) }],
      // In seconds: the time that a visit to an item and back may take.
      keepUnusedDataFor: 600,
    }),
    /** The member's rights as an editor; null for a member who has none. */
    getEditorRights: build.query<EditorRights | null, RightsRequest>({
      queryFn: ({ renews }) => toResult(() => (renews ? readNewestEditorRights() : readEditorRights())),
    }),
    /** The conditions under which the member publishes; null if the site reviews nothing. */
    getPublishing: build.query<Publishing | null, string>({ queryFn: (uid) => toResult(() => readPublishing(uid)) }),
    /** The facts about an item beside its text: a reviewer's reason, the time of publication, an appeal. */
    getItemState: build.query<ItemState, Pick<MyItem, 'kind' | 'id' | 'status'>>({
      queryFn: (item) => toResult(() => readItemState(item)),
      providesTags: ['MyItem'],
    }),
    getVersions: build.infiniteQuery<VersionsPage, VersionsOf, number | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      queryFn: ({ queryArg, pageParam }) => toResult(() => readVersions(queryArg, pageParam)),
      // Each opening of the history reads it, because the form may have stored a version since.
      keepUnusedDataFor: 0,
    }),
    appeal: build.mutation<null, { readonly item: MyItem; readonly text: string }>({
      queryFn: ({ item, text }) =>
        toResult(async () => {
          await appealRemoval(item, text);
          return null;
        }),
      invalidatesTags: (_result, error) => (error ? [] : ['MyItem']),
    }),
    /** Private items that colleagues have recorded for the editor's programmes. */
    getProgrammeItems: build.query<readonly ProgrammeProduct[], string>({
      queryFn: (uid) => toResult(async () => (await loadProgrammeItems()).readProgrammeItems(uid)),
      keepUnusedDataFor: 0,
    }),
    takeBack: build.mutation<null, { readonly id: string; readonly uid: string; readonly reason: string }>({
      queryFn: (item) => toResult(async () => (await loadProgrammeItems()).takeBackItem(item)),
    }),
    /** An item to translate; null if the member may not translate it. */
    getTranslating: build.query<Translating | null, TranslationPage>({
      queryFn: ({ kind, id, requested }) =>
        toResult(async () => (await loadTranslating()).readTranslating(kind, id, requested)),
      // A form begins from it, so each visit reads it.
      keepUnusedDataFor: 0,
    }),
    saveTranslation: build.mutation<null, { readonly translating: Translating; readonly words: TranslationWords }>({
      queryFn: ({ translating, words }) =>
        toResult(async () => {
          await (await loadTranslating()).saveTranslation(translating, words);
          return null;
        }),
    }),
    deleteTranslation: build.mutation<null, Translating>({
      queryFn: (translating) =>
        toResult(async () => {
          await (await loadTranslating()).deleteTranslation(translating);
          return null;
        }),
    }),
    /** Resolves to the item's new status; null if it was deleted. */
    changeMyItem: build.mutation<AuthorStatus | null, ChangeMyItem>({
      queryFn: ({ item, event }) => toResult(() => change[event](item)),
      onQueryStarted: async ({ item, list }, { dispatch, getState, queryFulfilled }) => {
        let status: AuthorStatus | null;
        try {
          ({ data: status } = await queryFulfilled);
        } catch {
          // The component shows the mutation's error.
          return;
        }
        // The store is made from this api, so its state cannot be named here.
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

const change: Readonly<Record<MyItemEvent, (item: MyItem) => Promise<AuthorStatus | null>>> = {
  published: publishItem,
  unpublished: unpublishItem,
  submitted: submitItem,
  withdrawn: withdrawItem,
  deleted: deleteItem,
};
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
