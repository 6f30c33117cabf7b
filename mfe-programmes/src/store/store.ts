import { makeMemberStore } from '@adp/shared-store';
import { onDispose } from '@adp/shared-ui';
import { programmeApi } from './programmeApi';

/** The store of this app, for the editors of its pages. One per build, made with the page for editing. */
export const store = makeMemberStore({ api: programmeApi });
onDispose(store.dispose);
