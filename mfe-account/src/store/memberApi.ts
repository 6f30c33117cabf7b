import { createMemberApi } from '@adp/shared-store';

/** The RTK Query API for the member's data. Features add endpoints with `injectEndpoints`. */
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
