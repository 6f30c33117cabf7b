import { getSession, loadIdentity } from '@adp/shared-auth';
import { dataConfig, loadFiles, type User, type UserDraft, users, type Versioned } from '@adp/shared-data';
import { dataUrlToBlob } from '@adp/shared-ui/picture';
import { getToken } from '@adp/shared-auth';
import { dataReader, dataWriter } from './data';

/** A member's picture in a form: one that is stored, or one that has just been cut and waits to be uploaded. */
export type Picture = { readonly url: string } | { readonly dataUrl: string };

/** The member's own document; null for a member who has not been asked yet. */
export async function readMember(uid: string): Promise<Versioned<User> | null> {
  return (await dataReader()).getMine(users, uid);
}

const channels = { inApp: true, email: false };

/** What a new member has said so far, which is nothing but a name. */
export function newMember(name: string, username: string): UserDraft {
  return {
    name,
    username,
    languages: [],
    expertise: [],
    links: [],
    visibility: 'public',
    listed: false,
    interests: [],
    notificationPrefs: { account: channels, content: channels, deadlines: channels },
  };
}

/** What a form may change of a stored document. */
export function toDraft(user: User & { readonly id?: string }): UserDraft {
  const { createdAt, updatedAt, revision, formerUsername, id, ...draft } = user;
  // Named to be left out: what the service keeps.
  void [createdAt, updatedAt, revision, formerUsername, id];
  return draft;
}

interface SaveRequest {
  readonly uid: string;
  readonly draft: UserDraft;
  readonly before: Versioned<User> | null;
  /** The picture as the form has it; none takes the stored one away. */
  readonly picture: Picture | null;
  /** How much of a new picture is sent, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/**
 * Saves what a member says of himself or herself, the new picture first, and shows it in the session.
 * @throws DataError `already-exists` for a taken username, `conflict` where the document has changed since it was read
 */
export async function saveMember({
  uid,
  draft,
  before,
  picture,
  onProgress,
}: SaveRequest): Promise<Versioned<User> | null> {
  const { profileImageUrl: stored, ...rest } = draft;
  const image = picture && ('url' in picture ? picture.url : await upload(uid, picture.dataUrl, onProgress));
  const user: UserDraft = { ...rest, ...(image ? { profileImageUrl: image } : {}) };
  const writer = await dataWriter();
  await writer.saveMember({ uid, user, before });
  if (stored && stored !== image) void removeQuietly(uid, stored);
  await notifyMember(uid, user, before);
  const now = await readMember(uid);
  if (now) (await loadIdentity()).showProfile(now.item);
  return now;
}

async function files() {
  return loadFiles(await dataConfig(), { getToken });
}

async function upload(uid: string, dataUrl: string, onProgress?: (part: number) => void): Promise<string> {
  const blob = dataUrlToBlob(dataUrl);
  const { url } = await (await files()).uploadPicture({ uid, blob, ...(onProgress ? { onProgress } : {}) });
  return url;
}

/** The picture before is nobody's any more; left behind, it costs space and nothing else. */
async function removeQuietly(uid: string, url: string): Promise<void> {
  try {
    await (await files()).removePicture(url, { uid });
  } catch {
    // It is removed with the account at the latest.
  }
}

/** Tells the member what happened to the account, if he or she wants to be told; the change holds without it. */
async function notifyMember(uid: string, user: UserDraft, before: Versioned<User> | null): Promise<void> {
  if (!user.notificationPrefs.account.inApp) return;
  const event = before === null ? 'joined' : before.item.username === user.username ? undefined : 'renamed';
  if (!event) return;
  try {
    await (await dataWriter()).notify({ uid, topic: 'account', event, title: user.username });
  } catch {
    // As above.
  }
}

/** The name to begin with: the account's own. */
export function accountName(): string {
  const { user } = getSession();
  return user?.displayName ?? '';
}
