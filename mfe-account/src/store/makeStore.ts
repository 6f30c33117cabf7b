import { makeMemberStore } from '@adp/shared-store';
import { memberApi } from './memberApi';

/** A store of this app: what belongs to the signed-in member. */
export function makeStore() {
  return makeMemberStore({ api: memberApi });
}

/** One per build of the app, made with the first page for members. */
export const store = makeStore();
