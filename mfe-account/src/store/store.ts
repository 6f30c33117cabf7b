import { makeMemberStore } from '@adp/shared-store';
import { onDispose } from '@adp/shared-ui';
import { markingSlice } from './markingSlice';
import { memberApi } from './memberApi';

/** The Redux store for the member's data. Created when the first page for members opens. */
export const store = makeMemberStore({ api: memberApi, slices: [markingSlice] });
onDispose(store.dispose);
