import { createMemberApi, makeMemberStore } from '@adp/shared-store';

/** The member's data for the header. Only the member's part of the shell imports this, so that visitors do not download Redux. */
export const memberApi = createMemberApi();
export const { useGetMemberQuery } = memberApi;
export const { useQueryState: useUnreadCount } = memberApi.endpoints.getUnreadCount;

export const memberStore = makeMemberStore({ api: memberApi });

let countedAt: string | undefined;

/** Fetches the number of unread notifications, once per page view. */
export function countUnread(uid: string, view: string): void {
  const { initiate, select } = memberApi.endpoints.getUnreadCount;
  // After signing out and in again on the same page, there is no count yet.
  if (countedAt === view && select(uid)(memberStore.getState()).data !== undefined) return;
  countedAt = view;
  void memberStore.dispatch(initiate(uid, { forceRefetch: true, subscribe: false }));
}
