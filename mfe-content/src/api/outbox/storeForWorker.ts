import { getSession, loadIdentity } from '@adp/shared-auth';
import type { DataWriter } from '@adp/shared-data/writer';
import { dropUnsent, registerSync, storeUnsent, type UnsentRequest } from '@adp/shared-data/unsent';
import type { Draft } from '../../lib/drafts/Draft';
import { toItemFields } from '../../lib/forms/toItemFields';
import { getSource } from './Delivery';
import { getStatus } from './getStatus';
import { prepareCommits } from './prepareCommits';

type Write = (writer: DataWriter) => Promise<unknown>;

/**
 * Leaves what waits for the network to the service worker too, which sends it where no page of the site is open then (decision 120): where the
 * browser has background sync, and one commit does all that was requested. Never rejects; without it the next visit sends.
 */
export async function storeForWorker(key: string, lock: string, draft: Draft | undefined): Promise<void> {
  try {
    const write = draft && toSingleWrite(draft);
    const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
    const request = write && registration && 'sync' in registration ? await toRequest(lock, write) : undefined;
    if (request) await storeUnsent(key, request);
    // What an earlier attempt has stored may be another text.
    if (!request || !(await registerSync(registration))) await dropUnsent(key);
  } catch {
    // No space for it.
  }
}

/** What sends it in one commit, where one is enough: a picture is uploaded before it, and another state of a stored item comes after it. */
function toSingleWrite({ kind, itemId: id, base, values, owner, queued }: Draft): Write | undefined {
  const { cover } = values;
  // A text that is stored already needs no commit.
  if (!queued || queued.written || (cover && typeof cover === 'object' && 'dataUrl' in cover)) return undefined;
  const [source, fields, status] = [getSource(kind), toItemFields(kind, values), getStatus(queued)];
  if (base) {
    const isChangedAlone = base.status === status && status !== 'scheduled';
    return isChangedAlone ? (writer) => writer.update(source, { id, version: base.version, draft: fields }) : undefined;
  }
  const { user, profile } = getSession();
  // A page that was opened without a network does not know the member's name.
  if (!profile || user?.uid !== owner) return undefined;
  const author = { uid: user.uid, username: profile.username, name: profile.name };
  const publishAt = status === 'scheduled' ? new Date(queued.publishAt ?? 0) : undefined;
  return (writer) => writer.create(source, { id, author, draft: fields, status, publishAt });
}

async function toRequest(lock: string, write: Write): Promise<UnsentRequest | undefined> {
  const [commit, identity] = await Promise.all([prepareCommits(write), loadIdentity()]);
  const token = await identity.getTokenRequest();
  return commit && token ? { ...commit, token, lock } : undefined;
}
