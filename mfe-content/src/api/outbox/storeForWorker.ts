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
 * Leaves a waiting draft to the service worker, too, which sends it if no page of the site is open when the network returns
 * (decision 120). Needs background sync, and a request that fits into one commit. Never rejects: without it the next visit sends
 * the draft.
 */
export async function storeForWorker(key: string, lock: string, draft: Draft | undefined): Promise<void> {
  try {
    const write = draft && toSingleWrite(draft);
    const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
    const request = write && registration && 'sync' in registration ? await toRequest(lock, write) : undefined;
    if (request) await storeUnsent(key, request);
    // An earlier attempt may have stored another text.
    if (!request || !(await registerSync(registration))) await dropUnsent(key);
  } catch {
    // The device is full.
  }
}

/**
 * Returns the write that sends the draft in one commit. Undefined if it needs more: a cover is uploaded first, and a new status
 * of a stored item comes afterwards.
 */
function toSingleWrite({ kind, itemId: id, base, values, owner, queued }: Draft): Write | undefined {
  const { cover } = values;
  // A stored text needs no commit.
  if (!queued || queued.written || (cover && typeof cover === 'object' && 'dataUrl' in cover)) return undefined;
  const [source, fields, status] = [getSource(kind), toItemFields(kind, values), getStatus(queued)];
  if (base) {
    const isChangedAlone = base.status === status && status !== 'scheduled';
    return isChangedAlone ? (writer) => writer.update(source, { id, version: base.version, draft: fields }) : undefined;
  }
  const { user, profile } = getSession();
  // A page that was opened offline does not know the member's name.
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
