import type { Versioned } from '@adp/shared-data/client';
import { users, type User } from '@adp/shared-data/member';
import type { UserDraft } from '@adp/shared-data/writer';
import { getMemberReader } from '../memberData';

/** The member's document with its version; null for a member who has not been welcomed yet. */
export type MemberDocument = Versioned<User> | null;

/** The version of a document that was saved and could not be read again: it is read before the next change. */
export const UNKNOWN_VERSION = '';

const inFlight = new Map<string, Promise<MemberDocument>>();

/** Reads the member's document now. */
export async function readMember(uid: string): Promise<MemberDocument> {
  return (await getMemberReader()).getMine(users, uid);
}

/** Reads it once for all stores of the page that want it at the same time. */
export function readMemberOnce(uid: string): Promise<MemberDocument> {
  const known = inFlight.get(uid);
  if (known) return known;
  const reading = readMember(uid).finally(() => inFlight.delete(uid));
  inFlight.set(uid, reading);
  return reading;
}

/** What a form may change of a stored document. */
export function toUserDraft(user: User & { readonly id?: string }): UserDraft {
  const { createdAt, updatedAt, revision, formerUsername, leavingAt, unconfirmed, unapproved, removed, id, ...draft } =
    user;
  // Named to be left out: the service or the writer sets them.
  void [createdAt, updatedAt, revision, formerUsername, leavingAt, unconfirmed, unapproved, removed, id];
  return draft;
}

const turns = new Map<string, Promise<unknown>>();

/** Runs changes of a member's document one after the other, whichever store they come from. */
export function enqueue<Result>(uid: string, work: () => Promise<Result>): Promise<Result> {
  const result = (turns.get(uid) ?? Promise.resolve()).then(work);
  const turn = result.catch(() => undefined);
  turns.set(uid, turn);
  void turn.then(() => turns.get(uid) === turn && turns.delete(uid));
  return result;
}
