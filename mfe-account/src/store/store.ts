import { makeMemberStore } from '@adp/shared-store';
import { onDispose } from '@adp/shared-ui';
import { markingSlice } from './markingSlice';
import { memberApi } from './memberApi';

export const store = makeMemberStore({ api: memberApi, slices: [markingSlice] });
onDispose(store.dispose);
