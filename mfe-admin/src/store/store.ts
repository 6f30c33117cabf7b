import { makeMemberStore } from '@adp/shared-store';
import { onDispose } from '@adp/shared-ui';
import { adminApi } from './adminApi';

export const store = makeMemberStore({ api: adminApi });
onDispose(store.dispose);
