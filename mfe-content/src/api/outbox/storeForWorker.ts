import { getSession, loadIdentity } from '@adp/shared-auth';
import { dropUnsent, registerSync, storeUnsent, type UnsentRequest } from '@adp/shared-data/unsent';
import type { Draft } from '../../lib/drafts/Draft';
import { getCover } from '../../lib/forms/toFormValues';
import { toItemFields } from '../../lib/forms/toItemFields';
import type { QueuedDraft } from './Delivery';
import { getStatus } from './getStatus';
import { prepareCommits, type Prepared } from './prepareCommits';
import { getSource } from './writeItem';

/**
 * Leaves a draft that waits for the network to the service worker too, which sends it where no page of the site is open then (decision 120): where the
 * browser has background sync, and one commit does all that was requested. Never rejects; without it the next visit sends.
 */
export async function storeForWorker(key: string, draft: Draft | undefined, lock: string): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const request = registration && 'sync' in registration ? await toRequest(draft, lock) : undefined;
    if (request) await storeUnsent(key, request);
    // What an earlier attempt has stored may be another text.
    if (!request || !(await registerSync(registration))) await dropUnsent(key);
  } catch {
    // No space for it.
  }
}

async function toRequest(draft: Draft | undefined, lock: string): Promise<UnsentRequest | undefined> {
  if (!draft || !isOneCommit(draft)) return undefined;
  const [commit, token] = await Promise.all([
    prepare(draft),
    loadIdentity().then((identity) => identity.getTokenRequest()),
  ]);
  return commit && token ? { ...commit, token, lock } : undefined;
}

function isOneCommit(draft: Draft): draft is QueuedDraft {
  const { queued, base, values } = draft;
  const cover = getCover(values);
  // A picture is uploaded before, and a text that is stored already needs no commit.
  if (!queued || queued.written || (cover && 'dataUrl' in cover)) return false;
  return base === null || (base.status === getStatus(queued) && base.status !== 'scheduled');
}

function prepare({ kind, itemId: id, base, values, queued, owner }: QueuedDraft): Promise<Prepared | undefined> {
  const { user, profile } = getSession();
  const [source, fields, status] = [getSource(kind), toItemFields(kind, values), getStatus(queued)];
  return prepareCommits(async (writer) => {
    if (base) return writer.update(source, { id, version: base.version, draft: fields });
    const publishAt = status === 'scheduled' ? new Date(queued.publishAt ?? 0) : undefined;
    // A page that was opened without a network does not know the member's name.
    if (!profile || user?.uid !== owner) return undefined;
    const author = { uid: user.uid, username: profile.username, name: profile.name };
    return writer.create(source, { id, author, draft: fields, status, publishAt });
  });
}
