import { notifications, type Notification } from '@adp/shared-data/notification';
import type { NotificationDraft } from '@adp/shared-data/writer';
import { isDataError } from '@adp/shared-auth/app-error';
import { toResult } from '../baseApi';
import type { addMemberMutations } from '../member/memberEndpoints';
import { getMemberReader } from '../memberData';

/** A notification with its id. */
export type StoredNotification = Notification & { readonly id: string };

/** Which notifications, newest first. */
export interface NotificationList {
  readonly uid: string;
  readonly topic?: Notification['topic'] | undefined;
  readonly unread?: boolean | undefined;
  /** The cursor that the list begins after, from an address. */
  readonly after?: string | undefined;
  /** Distinguishes visits: each reads the list again, and "back" finds it as it was. */
  readonly visit?: string | undefined;
}

export interface NotificationPage {
  readonly items: readonly StoredNotification[];
  /** For the next page; null after the last. */
  readonly cursor: string | null;
  readonly asOf: Date;
}

/** A notification to write. */
export type NewNotification = Omit<NotificationDraft, 'signal'>;

/** As many unread ones as are counted: above nine the header shows "9+". */
export const MOST_UNREAD = 10;
const pageSize = 24;
/** How long a list that nothing shows stays in the cache, in seconds. */
const TEN_MINUTES = 600;

/** Adds the list of notifications and the number of unread ones. */
export function addNotificationQueries(api: ReturnType<typeof addMemberMutations>) {
  return api.injectEndpoints({
    endpoints: (build) => ({
      /** The member's notifications, page by page. */
      getNotifications: build.infiniteQuery<NotificationPage, NotificationList, string | null>({
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ cursor }) => cursor ?? undefined },
        queryFn: ({ queryArg, pageParam }) => toResult(() => readPage(queryArg, pageParam)),
        providesTags: ['Notifications'],
        keepUnusedDataFor: TEN_MINUTES,
      }),
      /** How many notifications the member `uid` has not read, up to `MOST_UNREAD`. */
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
    const fromAddress = pageParam === null && after !== undefined;
    // A cursor from an old or altered address: the newest notifications instead.
    if (!(fromAddress && isDataError(error) && error.code === 'invalid')) throw error;
    return read(undefined);
  }
}

/** Counts the member's unread notifications. */
async function countUnread(uid: string): Promise<number> {
  const reader = await getMemberReader();
  const { items } = await reader.listMine(notifications, uid, { filters: { read: false }, pageSize: MOST_UNREAD });
  return items.length;
}
