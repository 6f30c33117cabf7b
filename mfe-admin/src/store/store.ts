import { makeMemberStore } from '@adp/shared-store';
import { onDispose } from '@adp/shared-ui';
import { adminApi } from './adminApi';

/** The store of this app. One per build, made with its first page. */
export const store = makeMemberStore({ api: adminApi });
onDispose(store.dispose);
