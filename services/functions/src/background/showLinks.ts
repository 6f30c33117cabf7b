import { getProfileCollection, type User } from '@adp/shared-data/member';
import type { Administrator } from '@adp/shared-data/administrator';
import { type DocumentEvent, getText, readEvent } from './events';

/** Handles writes of `approvals/{uid}`: on the first approval, turns the URLs in a member's profile into links. */
export async function showApprovedLinks(event: DocumentEvent, administrator: Administrator): Promise<void> {
  const [, uid = ''] = event.path.split('/');
  if ('count' in readEvent(event).after) await showLinks(uid, administrator);
}

/** Removes the mark of a new account (decision 099). Rejects if a document changed, so that the event comes again. */
export async function showLinks(uid: string, { read, commit }: Administrator): Promise<void> {
  const path = `users/${uid}`;
  const user = (await read([path])).get(path);
  if (!user || !('unapproved' in user.fields)) return;
  const collection = getProfileCollection({
    visibility: getText(user.fields, 'visibility') as User['visibility'],
    ...('unconfirmed' in user.fields && { unconfirmed: true }),
    ...('removed' in user.fields && { removed: true }),
  });
  const approved = { fields: {}, mask: ['unapproved'] };
  await commit([
    ...(collection
      ? [{ ...approved, path: `${collection}/${getText(user.fields, 'username')}`, precondition: { exists: true } }]
      : []),
    { ...approved, path, revised: true, times: ['updated_at'], precondition: { updateTime: user.version } },
  ]);
}
