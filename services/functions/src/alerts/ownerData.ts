import { personalCalendars, saves } from '@adp/shared-data/alerts';
import type { Administrator, DocumentWrite, FoundDocument } from '@adp/shared-data/administrator';
import type { DocumentEvent } from '../background/events';
import { receivedCollection } from './receivedItems';
import { mailCollection, type Owner } from './mailQueue';
import { toOwnerKey, toSettingsPath } from './owners';
import { dueCollection } from './planDigests';

const batchSize = 400;

/** Finds the documents about an owner, including those that only functions may read. */
async function findOwnerData(owner: Owner, { find, read }: Administrator) {
  const [field, value] = 'uid' in owner ? ['uid', owner.uid] : ['subscriber', owner.subscriber];
  const subscriptions = await find('subscriptions', field, [value]);
  const mail = await find(mailCollection, `to.${field}`, [value]);
  const due = await find(dueCollection, `owner.${field}`, [value]);
  const saved = 'uid' in owner ? await find(saves.collection, 'uid', [owner.uid]) : [];
  const calendar = 'uid' in owner ? [`${personalCalendars.collection}/${owner.uid}`] : [];
  const single = [toSettingsPath(owner), `${receivedCollection}/${toOwnerKey(owner)}`, ...calendar];
  return { subscriptions, mail, due, saved, single: await read(single) };
}

const toPaths = (collection: string, documents: readonly FoundDocument[]) =>
  documents.map(({ id }) => `${collection}/${id}`);

/**
 * Deletes everything about the emails of an owner. Deletes an address with its subscriptions last, in one commit that
 * fails if the precondition of the address does.
 */
export async function deleteOwnerData(
  owner: Owner,
  administrator: Administrator,
  precondition?: { readonly updateTime: string },
): Promise<void> {
  const { subscriptions, mail, due, saved, single } = await findOwnerData(owner, administrator);
  const toDeleted = (path: string): DocumentWrite => ({ path, deleted: true });
  const first = [...toPaths(saves.collection, saved), ...toPaths(dueCollection, due), ...toPaths(mailCollection, mail)];
  for (let start = 0; start < first.length; start += batchSize)
    await administrator.commit(first.slice(start, start + batchSize).map(toDeleted));
  const last = [...toPaths('subscriptions', subscriptions), ...single.keys()];
  if (last.length > 0)
    await administrator.commit(
      last.map((path) => ({
        ...toDeleted(path),
        ...(path === toSettingsPath(owner) && precondition && { precondition }),
      })),
    );
}

export async function exportOwnerData(owner: Owner, administrator: Administrator) {
  const { subscriptions, mail, single } = await findOwnerData(owner, administrator);
  const toPlain = ({ id, fields }: FoundDocument) => ({ id, ...fields });
  return {
    settings: single.get(toSettingsPath(owner))?.fields ?? {},
    subscriptions: subscriptions.map(toPlain),
    emails: mail.map(toPlain),
  };
}

/** Handles writes of `users/{uid}`: deletes subscriptions and emails of a member who has left. */
export async function deleteDataOfFormerMember(event: DocumentEvent, administrator: Administrator): Promise<void> {
  if (event.after) return;
  const [, uid = ''] = event.path.split('/');
  // The member may have joined again before a late delivery.
  if ((await administrator.read([event.path])).has(event.path)) return;
  await deleteOwnerData({ uid }, administrator);
}
