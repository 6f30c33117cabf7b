import { publishProfile } from '@adp/shared-auth';
import type { MemberApi } from '../createMemberApi';
import { readMemberOnce, type MemberDocument } from '../member/memberDocument';
import { getMemberUid } from './memberSession';

export interface SharedState {
  readonly memberApi: unknown;
}

export interface SyncedStore {
  readonly api: MemberApi;
  readonly getState: () => SharedState;
  readonly dispatch: (action: ReturnType<MemberApi['util']['upsertQueryEntries']>) => unknown;
}

const stores = new Set<SyncedStore>();
/** The document that `loadMember` read before the page had a store. */
let loaded: { readonly uid: string; readonly member: MemberDocument } | undefined;
/** The document that was last published to the session for code without Redux. */
let published: MemberDocument | undefined;

/** Copies the data of the other stores to a new store, and keeps all synchronized. Returns a function that removes the store. */
export function joinStores(store: SyncedStore, uid: string | undefined): () => void {
  if (uid !== undefined) for (const peer of stores) copy(uid, peer, store);
  if (loaded && loaded.uid === uid) upsertMember(store, uid, loaded.member);
  loaded = undefined;
  stores.add(store);
  return () => {
    stores.delete(store);
  };
}

/** Returns the member's document from any store on the page. Returns undefined if no store has read it. */
export function getKnownMember(uid: string): MemberDocument | undefined {
  for (const store of stores) {
    const { member } = getShared(store.api, uid, store.getState());
    if (member !== undefined) return member;
  }
  return undefined;
}

/** Returns the member's document from a store, or reads it once for all stores. For code outside components. Throws DataError. */
export async function loadMember(uid: string): Promise<MemberDocument> {
  const cached = getKnownMember(uid);
  if (cached !== undefined) return cached;
  const member = await readMemberOnce(uid);
  if (getMemberUid() !== uid || getKnownMember(uid) !== undefined) return member;
  if (stores.size === 0) loaded = { uid, member };
  for (const store of stores) upsertMember(store, uid, member);
  return member;
}

function upsertMember({ api, dispatch }: SyncedStore, uid: string, member: MemberDocument): void {
  dispatch(api.util.upsertQueryEntries([{ endpointName: 'getMember', arg: uid, value: member }]));
}

export function hasSharedChange(api: MemberApi, uid: string, now: SharedState, before: SharedState): boolean {
  if (now.memberApi === before.memberApi) return false;
  const [after, earlier] = [getShared(api, uid, now), getShared(api, uid, before)];
  return after.member !== earlier.member || after.unread !== earlier.unread;
}

export function shareChanges(from: SyncedStore, uid: string): void {
  const { member } = getShared(from.api, uid, from.getState());
  if (member !== undefined && member !== published) {
    published = member;
    publishProfile(member && member.item);
  }
  for (const store of stores) if (store !== from) copy(uid, from, store);
}

/** Copies shared data. RTK Query keeps references of equal values, so two stores do not update each other endlessly. */
function copy(uid: string, from: SyncedStore, to: SyncedStore): void {
  const { member, unread } = getShared(from.api, uid, from.getState());
  const current = getShared(to.api, uid, to.getState());
  if (member !== undefined && member !== current.member) upsertMember(to, uid, member);
  if (unread !== undefined && unread !== current.unread)
    to.dispatch(to.api.util.upsertQueryEntries([{ endpointName: 'getUnreadCount', arg: uid, value: unread }]));
}

function getShared({ endpoints }: MemberApi, uid: string, state: SharedState) {
  const memberState = state as Parameters<ReturnType<typeof endpoints.getMember.select>>[0];
  return {
    member: endpoints.getMember.select(uid)(memberState).data,
    unread: endpoints.getUnreadCount.select(uid)(memberState).data,
  };
}
