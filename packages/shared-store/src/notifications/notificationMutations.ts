import { notifications } from '@adp/shared-data/notification';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { toAppError, type AppError } from '@adp/shared-auth/app-error';
import { type QueryResult, toDone } from '../baseApi';
import { getMemberReader, getMemberWriter } from '../memberData';
import { MAX_UNREAD, type addNotificationQueries, type NewNotification } from './notificationEndpoints';

export interface MarkNotification {
  readonly uid: string;
  readonly id: string;
  readonly read: boolean;
}

export interface MarkedNotifications {
  readonly ids: readonly string[];
}

/** Maximum number in a commit. Each needs 39 of the 1,000 expressions that the security rules may evaluate (decision 133). */
const COMMIT_SIZE = 25;

type StoreAccess = Pick<BaseQueryApi, 'dispatch' | 'getState'>;

/** Adds mutations that mark and write notifications, and that update lists and unread counts in every store. */
// eslint-disable-next-line max-lines-per-function -- the table of all mutations
export function addNotificationMutations(api: ReturnType<typeof addNotificationQueries>) {
  type State = Parameters<typeof api.util.selectCachedArgsForQuery>[0];
  // The cast is safe, because the state of the app's store includes the state of this API.
  const toState = (store: StoreAccess) => store.getState() as State;

  function showRead(ids: readonly string[], read: boolean, store: StoreAccess): void {
    const changed = new Set(ids);
    for (const list of api.util.selectCachedArgsForQuery(toState(store), 'getNotifications'))
      store.dispatch(
        api.util.updateQueryData('getNotifications', list, ({ pages }) => {
          for (const { items } of pages) for (const item of items) if (changed.has(item.id)) item.read = read;
        }),
      );
  }

  function showUnread(uid: string, count: number, { dispatch }: StoreAccess): void {
    const value = Math.max(0, Math.min(count, MAX_UNREAD));
    dispatch(api.util.upsertQueryEntries([{ endpointName: 'getUnreadCount', arg: uid, value }]));
  }

  /** Counts again in the background. If counting fails, the count does not change. */
  function recount(uid: string, { dispatch }: StoreAccess): void {
    void dispatch(api.endpoints.getUnreadCount.initiate(uid, { forceRefetch: true, subscribe: false }));
  }

  /** Marks notifications in several commits. On failure, the error contains the ids that have already been marked. */
  async function mark(
    uid: string,
    store: StoreAccess,
    work: (onMarked: (some: readonly string[]) => void) => Promise<void>,
    toUnread: (marked: number) => number,
  ): Promise<QueryResult<MarkedNotifications>> {
    const ids: string[] = [];
    try {
      await work((some) => void ids.push(...some));
      showUnread(uid, toUnread(ids.length), store);
      return { data: { ids } };
    } catch (error) {
      if (ids.length > 0) recount(uid, store);
      const failed: AppError = { ...toAppError(error), ids };
      return { error: failed };
    }
  }

  return api.injectEndpoints({
    endpoints: (build) => ({
      markNotification: build.mutation<null, MarkNotification>({
        queryFn: ({ id, read }) => toDone(async () => (await getMemberWriter()).markRead([id], read)),
        onQueryStarted: async ({ uid, id, read }, { dispatch, getState, queryFulfilled }) => {
          const store = { dispatch, getState };
          showRead([id], read, store);
          try {
            await queryFulfilled;
          } catch {
            showRead([id], !read, store);
            return;
          }
          const { data: count } = api.endpoints.getUnreadCount.select(uid)(toState(store));
          if (count !== undefined && count < MAX_UNREAD) showUnread(uid, count + (read ? -1 : 1), store);
          else recount(uid, store);
        },
      }),
      /** Marks all unread notifications of the member `uid` as read, including notifications that are not loaded. */
      markAllNotificationsRead: build.mutation<MarkedNotifications, string>({
        queryFn: (uid, store) =>
          mark(
            uid,
            store,
            async (onMarked) => {
              const [reader, writer] = await Promise.all([getMemberReader(), getMemberWriter()]);
              const filters = { read: false };
              let cursor: string | null | undefined;
              do {
                const page = await reader.listMine(notifications, uid, { filters, pageSize: COMMIT_SIZE, cursor });
                const some = page.items.map((item) => item.id);
                if (some.length > 0) {
                  await writer.markRead(some, true);
                  showRead(some, true, store);
                  onMarked(some);
                }
                ({ cursor } = page);
              } while (cursor !== null);
            },
            () => 0,
          ),
      }),
      /** Marks notifications as unread again, to undo `markAllNotificationsRead`. */
      markNotificationsUnread: build.mutation<MarkedNotifications, { uid: string; ids: readonly string[] }>({
        queryFn: ({ uid, ids }, store) =>
          mark(
            uid,
            store,
            async (onMarked) => {
              const writer = await getMemberWriter();
              for (let start = 0; start < ids.length; start += COMMIT_SIZE) {
                const some = ids.slice(start, start + COMMIT_SIZE);
                await writer.markRead(some, false);
                showRead(some, false, store);
                onMarked(some);
              }
            },
            (marked) => marked,
          ),
      }),
      /** Writes a notification about an action of the member, unless the member has disabled such notifications. */
      addNotification: build.mutation<null, NewNotification>({
        queryFn: (notification, store) =>
          toDone(async () => {
            const member = api.endpoints.getMember.select(notification.uid)(toState(store)).data;
            if (member?.item.notificationPrefs[notification.topic].inApp === false) return;
            await (await getMemberWriter()).notify(notification);
          }),
      }),
    }),
  });
}
