import { makeMemberStore } from '@adp/shared-store';
import { onDispose } from '@adp/shared-ui';
import { adminApi } from './adminApi';

/** The Redux store of this app. Created when the first page opens. */
export const store = makeMemberStore({ api: adminApi });
onDispose(store.dispose);
