import { makeMemberStore } from '@adp/shared-store';
import { onDispose } from '@adp/shared-ui';
import { programmeApi } from './programmeApi';

export const store = makeMemberStore({ api: programmeApi });
onDispose(store.dispose);
