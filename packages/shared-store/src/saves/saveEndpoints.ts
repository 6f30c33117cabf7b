import { toResult } from '../baseApi';
import type { MemberApi } from '../createMemberApi';

export interface SyncSaves {
  readonly uid: string;
  /** True to read the account's list even if this tab has just read it. */
  readonly isForced?: boolean;
}

/** Loads the code for synchronizing, so that members' pages without saved items do not wait for it. */
const load = () => import(/* webpackChunkName: "sync-saves" */ './syncSaves');

/** Adds the mutation that synchronizes saved items. The list itself is on the device, where all apps and tabs read it. */
export function addSaveEndpoints(api: MemberApi) {
  return api.injectEndpoints({
    endpoints: (build) => ({
      /** Synchronizes the saves of this device with the account of the member `uid`. */
      syncSaves: build.mutation<null, SyncSaves>({
        queryFn: ({ uid, isForced }) =>
          toResult(async () => {
            await (await load()).syncSaves(uid, isForced);
            return null;
          }),
      }),
    }),
  });
}

/** Removes the saves that the account has stored from this device, after its member has signed out. */
export async function removeMemberSaves(uid: string): Promise<void> {
  (await load()).removeMemberSaves(uid);
}
