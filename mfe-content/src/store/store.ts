import { makeMemberStore } from '@adp/shared-store';
import { onDispose } from '@adp/shared-ui';
import { memberApi } from './memberApi';

/** The store for the signed-in member's data. Each build creates a store when its first component for members loads. */
export const store = makeMemberStore({ api: memberApi });
onDispose(store.dispose);
