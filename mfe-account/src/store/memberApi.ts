import { createMemberApi } from '@adp/shared-store';

/** The queries and mutations of the member's data. Features add their own with `injectEndpoints`. */
export const memberApi = createMemberApi();

export const {
  useAddNotificationMutation,
  useGetMemberQuery,
  useGetNotificationsInfiniteQuery,
  useMarkAllNotificationsReadMutation,
  useMarkNotificationMutation,
  useMarkNotificationsUnreadMutation,
  useSaveMemberMutation,
  useUpdateMemberMutation,
} = memberApi;
