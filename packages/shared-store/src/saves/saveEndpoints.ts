import { toDone } from '../baseApi';
import type { MemberApi } from '../createMemberApi';

export interface SyncSaves {
  readonly uid: string;
  /** True to read the account's list even if this tab has just read it. */
  readonly isForced?: boolean;
}

/** Loads the code for synchronizing, so that members' pages without saved items do not wait for it. */
const load = () => import(/* webpackChunkName: "sync-saves" */ './syncSaves');

export function addSaveEndpoints(api: MemberApi) {
  return api.injectEndpoints({
    endpoints: (build) => ({
      syncSaves: build.mutation<null, SyncSaves>({
        queryFn: ({ uid, isForced }) => toDone(async () => (await load()).syncSaves(uid, isForced)),
      }),
    }),
  });
}

/** Removes the saves that the account has stored from this device, after its member has signed out. */
export async function removeMemberSaves(uid: string): Promise<void> {
  (await load()).removeMemberSaves(uid);
}
