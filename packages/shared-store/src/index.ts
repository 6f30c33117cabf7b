export { createMemberApi, type MemberApi } from './createMemberApi';
export { toDone, toResult, type QueryResult } from './baseApi';
export { toUserDraft, type MemberDocument } from './member/memberDocument';
export type { SaveMember, UpdateMember } from './member/memberEndpoints';
export { getMemberFiles, getMemberReader, getMemberWriter } from './memberData';
export {
  MAX_UNREAD,
  type NewNotification,
  type NotificationList,
  type NotificationPage,
  type StoredNotification,
} from './notifications/notificationEndpoints';
export type { MarkedNotifications, MarkNotification } from './notifications/notificationMutations';
export { addSaveEndpoints, removeMemberSaves, type SyncSaves } from './saves/saveEndpoints';
export { getKnownMember, loadMember } from './store/syncStores';
export { withStore } from './store/withStore';
export { makeMemberStore, type MemberState } from './store/makeMemberStore';
export { getMemberUid, memberChanged, useMemberUid } from './store/memberSession';

// Every signed-in page downloads this module, so re-export only the parts of Redux Toolkit that an app uses.
export { createAction, createSelector, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
export { skipToken } from '@reduxjs/toolkit/query/react';
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';
