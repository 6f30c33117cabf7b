import { notifications, type Notification } from '@adp/shared-data/notification';
import type { NotificationDraft } from '@adp/shared-data/writer';
import { isDataError } from '@adp/shared-auth/app-error';
import { toResult } from '../baseApi';
import type { addMemberMutations } from '../member/memberEndpoints';
import { getMemberReader } from '../memberData';

export type StoredNotification = Notification & { readonly id: string };

export interface NotificationList {
  readonly uid: string;
  readonly topic?: Notification['topic'] | undefined;
  readonly unread?: boolean | undefined;
  readonly after?: string | undefined;
  /** The id of the visit. A new visit fetches the list again, and going back shows the cached list. */
  readonly visit?: string | undefined;
}

export interface NotificationPage {
  readonly items: readonly StoredNotification[];
  readonly cursor: string | null;
  readonly asOf: Date;
}

export type NewNotification = Omit<NotificationDraft, 'signal'>;

/** The maximum that unread notifications are counted to. The header shows "9+" above nine. */
export const MAX_UNREAD = 10;
const pageSize = 24;
/** The time that an unused list stays in the cache, in seconds. */
const TEN_MINUTES = 600;

export function addNotificationQueries(api: ReturnType<typeof addMemberMutations>) {
  return api.injectEndpoints({
    endpoints: (build) => ({
      getNotifications: build.infiniteQuery<NotificationPage, NotificationList, string | null>({
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ cursor }) => cursor ?? undefined },
        queryFn: ({ queryArg, pageParam }) => toResult(() => readPage(queryArg, pageParam)),
        providesTags: ['Notifications'],
        keepUnusedDataFor: TEN_MINUTES,
      }),
      getUnreadCount: build.query<number, string>({
        queryFn: (uid) => toResult(() => countUnread(uid)),
        providesTags: ['UnreadCount'],
        keepUnusedDataFor: Infinity,
      }),
    }),
  });
}

async function readPage(
  { uid, topic, unread, after }: NotificationList,
  pageParam: string | null,
): Promise<NotificationPage> {
  const reader = await getMemberReader();
  const filters = { topic, read: unread ? false : undefined };
  const read = async (cursor: string | undefined) => {
    const page = await reader.listMine(notifications, uid, { filters, pageSize, cursor });
    return { items: page.items, cursor: page.cursor, asOf: page.asOf };
  };
  try {
    return await read(pageParam ?? after);
  } catch (error) {
    const fromUrl = pageParam === null && after !== undefined;
    // A cursor from an outdated or edited URL falls back to the newest notifications.
    if (!(fromUrl && isDataError(error) && error.code === 'invalid')) throw error;
    return read(undefined);
  }
}

async function countUnread(uid: string): Promise<number> {
  const reader = await getMemberReader();
  const { items } = await reader.listMine(notifications, uid, { filters: { read: false }, pageSize: MAX_UNREAD });
  return items.length;
}
