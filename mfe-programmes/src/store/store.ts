import { makeMemberStore } from '@adp/shared-store';
import { onDispose } from '@adp/shared-ui';
import { programmeApi } from './programmeApi';

/** The Redux store of this app. Created when an edit form opens. */
export const store = makeMemberStore({ api: programmeApi });
onDispose(store.dispose);
