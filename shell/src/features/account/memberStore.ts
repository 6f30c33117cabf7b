import { createMemberApi, makeMemberStore } from '@adp/shared-store';

/** The member's data as the header reads it. Only the member's part of the shell imports it: no visitor downloads Redux. */
export const memberApi = createMemberApi();
export const { useGetMemberQuery } = memberApi;
export const { useQueryState: useUnreadCount } = memberApi.endpoints.getUnreadCount;

export const memberStore = makeMemberStore({ api: memberApi });

let countedAt: string | undefined;

/** Counts the unread notifications, once for each view of a page, however often the header is drawn in it. */
export function countUnread(uid: string, view: string): void {
  const { initiate, select } = memberApi.endpoints.getUnreadCount;
  // Who has signed out and in again on the same page has no count yet.
  if (countedAt === view && select(uid)(memberStore.getState()).data !== undefined) return;
  countedAt = view;
  void memberStore.dispatch(initiate(uid, { forceRefetch: true, subscribe: false }));
}
