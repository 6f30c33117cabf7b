import { publishProfile } from '@adp/shared-auth';
import type { MemberApi } from '../createMemberApi';
import { readMemberOnce, type MemberDocument } from '../member/memberDocument';
import { getMemberUid } from './memberSession';

/** The state of any store of the page; what else it holds is its app's. */
export interface SharedState {
  readonly memberApi: unknown;
}

/** A store of the page, as far as others follow it. */
export interface SyncedStore {
  readonly api: MemberApi;
  readonly getState: () => SharedState;
  readonly dispatch: (action: ReturnType<MemberApi['util']['upsertQueryEntries']>) => unknown;
}

const stores = new Set<SyncedStore>();
/** What `loadMember` has read before the page had a store. */
let loaded: { readonly uid: string; readonly member: MemberDocument } | undefined;
/** What the session shows of it, for code without Redux. */
let published: MemberDocument | undefined;

/** Gives a new store what the others know, and from now on the others' changes. Returns a function that takes it out. */
export function joinStores(store: SyncedStore, uid: string | undefined): () => void {
  if (uid !== undefined) for (const other of stores) copy(uid, other, store);
  if (loaded && loaded.uid === uid) upsertMember(store, uid, loaded.member);
  loaded = undefined;
  stores.add(store);
  return () => {
    stores.delete(store);
  };
}

/** The member's document as some store of the page has it; undefined where none has read it. */
export function getKnownMember(uid: string): MemberDocument | undefined {
  for (const store of stores) {
    const { member } = getShared(store.api, uid, store.getState());
    if (member !== undefined) return member;
  }
  return undefined;
}

/**
 * The member's document for code outside components: known to the page, or read once for all its stores.
 * @throws what the reader throws: DataError
 */
export async function loadMember(uid: string): Promise<MemberDocument> {
  const known = getKnownMember(uid);
  if (known !== undefined) return known;
  const member = await readMemberOnce(uid);
  if (getMemberUid() !== uid || getKnownMember(uid) !== undefined) return member;
  if (stores.size === 0) loaded = { uid, member };
  for (const store of stores) upsertMember(store, uid, member);
  return member;
}

function upsertMember({ api, dispatch }: SyncedStore, uid: string, member: MemberDocument): void {
  dispatch(api.util.upsertQueryEntries([{ endpointName: 'getMember', arg: uid, value: member }]));
}

/** Whether something that all stores agree on has changed between two states. */
export function hasSharedChange(api: MemberApi, uid: string, now: SharedState, before: SharedState): boolean {
  if (now.memberApi === before.memberApi) return false;
  const [after, earlier] = [getShared(api, uid, now), getShared(api, uid, before)];
  return after.member !== earlier.member || after.unread !== earlier.unread;
}

/** Gives the others what this store has. */
export function shareChanges(from: SyncedStore, uid: string): void {
  const { member } = getShared(from.api, uid, from.getState());
  if (member !== undefined && member !== published) {
    published = member;
    publishProfile(member && member.item);
  }
  for (const store of stores) if (store !== from) copy(uid, from, store);
}

/** Equal values keep their reference in RTK Query, so two stores do not answer each other for ever. */
function copy(uid: string, from: SyncedStore, to: SyncedStore): void {
  const { member, unread } = getShared(from.api, uid, from.getState());
  const known = getShared(to.api, uid, to.getState());
  if (member !== undefined && member !== known.member) upsertMember(to, uid, member);
  if (unread !== undefined && unread !== known.unread)
    to.dispatch(to.api.util.upsertQueryEntries([{ endpointName: 'getUnreadCount', arg: uid, value: unread }]));
}

/** What all stores of the page agree on. */
function getShared({ endpoints }: MemberApi, uid: string, state: SharedState) {
  const known = state as Parameters<ReturnType<typeof endpoints.getMember.select>>[0];
  return {
    member: endpoints.getMember.select(uid)(known).data,
    unread: endpoints.getUnreadCount.select(uid)(known).data,
  };
}
