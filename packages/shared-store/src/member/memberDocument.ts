import type { Versioned } from '@adp/shared-data/client';
import { users, type User } from '@adp/shared-data/member';
import type { UserDraft } from '@adp/shared-data/writer';
import { getMemberReader } from '../memberData';

export type MemberDocument = Versioned<User> | null;

/** The version of a document that was saved but could not be read again. Read the document before the next change. */
export const UNKNOWN_VERSION = '';

const inFlight = new Map<string, Promise<MemberDocument>>();

export async function readMember(uid: string): Promise<MemberDocument> {
  return (await getMemberReader()).getMine(users, uid);
}

/** Reads a member's document. Concurrent calls from all stores on the page share one read. */
export function readMemberOnce(uid: string): Promise<MemberDocument> {
  const pending = inFlight.get(uid);
  if (pending) return pending;
  const reading = readMember(uid).finally(() => inFlight.delete(uid));
  inFlight.set(uid, reading);
  return reading;
}

export function toUserDraft(user: User & { readonly id?: string }): UserDraft {
  const { createdAt, updatedAt, revision, formerUsername, leavingAt, unconfirmed, unapproved, removed, id, ...draft } =
    user;
  return draft;
}

const queues = new Map<string, Promise<unknown>>();

/** Runs changes to a member's document in sequence, regardless of the store that they come from. */
export function enqueue<Result>(uid: string, work: () => Promise<Result>): Promise<Result> {
  const result = (queues.get(uid) ?? Promise.resolve()).then(work);
  const settled = result.catch(() => undefined);
  queues.set(uid, settled);
  void settled.then(() => queues.get(uid) === settled && queues.delete(uid));
  return result;
}
