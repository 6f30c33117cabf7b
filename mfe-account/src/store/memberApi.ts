import { createMemberApi } from '@adp/shared-store';

/** This app's queries and mutations of the member's data. Features add their own by `injectEndpoints`. */
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
