import { createMemberApi, followSessionFields, makeMemberStore } from '@adp/shared-store';

/** The member's data as the header reads it. Only the member's part of the shell imports it: no visitor downloads Redux. */
const memberApi = createMemberApi();
export const { useGetMemberQuery } = memberApi;
export const { useQueryState: useUnreadCount } = memberApi.endpoints.getUnreadCount;

export const memberStore = makeMemberStore({ api: memberApi });

let countedFor: string | undefined;

/** Counts the unread notifications, at most once for each view of a page, however often the header is drawn in it. */
export function countUnread(uid: string, view: string): void {
  if (countedFor === `${uid} ${view}`) return;
  countedFor = `${uid} ${view}`;
  const counting = memberApi.endpoints.getUnreadCount.initiate(uid, { forceRefetch: true, subscribe: false });
  void memberStore.dispatch(counting);
}

// Until every page saves by a store, which then tells this one.
followSessionFields(
  (uid) => {
    const { getMember } = memberApi.endpoints;
    if (getMember.select(uid)(memberStore.getState()).data !== undefined)
      void memberStore.dispatch(getMember.initiate(uid, { forceRefetch: true, subscribe: false }));
  },
  (uid, value) =>
    void memberStore.dispatch(memberApi.util.upsertQueryEntries([{ endpointName: 'getUnreadCount', arg: uid, value }])),
);
