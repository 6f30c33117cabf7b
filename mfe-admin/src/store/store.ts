import { makeMemberStore } from '@adp/shared-store';
import { onDispose } from '@adp/shared-ui';
import { adminApi } from './adminApi';

/** The store of this app. Each build has one, created with its first page. */
export const store = makeMemberStore({ api: adminApi });
onDispose(store.dispose);
