import { createMemberApi } from '@adp/shared-store';

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
