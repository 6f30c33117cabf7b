import { addSaveEndpoints, createMemberApi, makeMemberStore } from '@adp/shared-store';

/** API for the member's data in the header. Import it only in code for members, so that visitors do not download Redux. */
export const memberApi = addSaveEndpoints(createMemberApi());
export const { useGetMemberQuery } = memberApi;
export const { useQueryState: useUnreadCount } = memberApi.endpoints.getUnreadCount;

export const memberStore = makeMemberStore({ api: memberApi });

let countedAt: string | undefined;

export function countUnread(uid: string, view: string): void {
  const { initiate, select } = memberApi.endpoints.getUnreadCount;
  // Check the data, too, because there is no count after signing out and in again on the same page.
  if (countedAt === view && select(uid)(memberStore.getState()).data !== undefined) return;
  countedAt = view;
  void memberStore.dispatch(initiate(uid, { forceRefetch: true, subscribe: false }));
}
