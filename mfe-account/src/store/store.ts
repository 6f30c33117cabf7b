import { makeMemberStore } from '@adp/shared-store';
import { onDispose } from '@adp/shared-ui';
import { markingSlice } from './markingSlice';
import { memberApi } from './memberApi';

/** The store of this app for the member's data. Each build has one, created with the first page for members. */
export const store = makeMemberStore({ api: memberApi, slices: [markingSlice] });
onDispose(store.dispose);
