import { makeMemberStore } from '@adp/shared-store';
import { onDispose } from '@adp/shared-ui';
import { markingSlice } from './markingSlice';
import { memberApi } from './memberApi';

/** The store of this app, for what belongs to the signed-in member. One per build, made with the first page for members. */
export const store = makeMemberStore({ api: memberApi, slices: [markingSlice] });
onDispose(store.dispose);
