import { makeMemberStore } from '@adp/shared-store';
import { onDispose } from '@adp/shared-ui';
import { programmeApi } from './programmeApi';

/** The store of this app for the editors of its pages. There is one per build, created with the form. */
export const store = makeMemberStore({ api: programmeApi });
onDispose(store.dispose);
