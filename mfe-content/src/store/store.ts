import { makeMemberStore } from '@adp/shared-store';
import { onDispose } from '@adp/shared-ui';
import { memberApi } from './memberApi';

/** The store for the signed-in member's data. One per build, made with the first part of a page for members. */
export const store = makeMemberStore({ api: memberApi });
onDispose(store.dispose);
