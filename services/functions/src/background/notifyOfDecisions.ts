import type { Administrator } from '@adp/shared-data/administrator';
import { type DocumentEvent, getText, getTime, readEvent } from './events';
import { type FunctionEvent, notify, readTitle } from './notifications';

/** Handles writes of `reviews/{collection}/items/{id}`: notifies the author of a decision. */
export async function notifyAuthor(event: DocumentEvent, administrator: Administrator): Promise<void> {
  const [, collection = '', , item = ''] = event.path.split('/');
  const { before, after } = readEvent(event);
  const at = getTime(after, 'at');
  const uid = getText(after, 'author_uid');
  const decision = toDecision(getText(before, 'status'), getText(after, 'status'));
  if (!decision || !at || !uid) return;
  const title = await readTitle(`${collection}/${item}`, administrator);
  const reason = getText(after, 'reason');
  await notify({ uid, topic: 'content', event: decision, collection, item, title, reason, at }, administrator);
}

/** Returns the notification event of a decision. Publishing an item after a removal counts as restoring it. */
function toDecision(before: string, after: string): FunctionEvent | undefined {
  if (after === 'returned' || after === 'removed') return after;
  if (after === 'archived') return 'taken_back';
  if (after === 'published') return before === 'removed' ? 'restored' : 'approved';
  return undefined;
}

/** Handles writes of `reports/{id}`: notifies the reporter of the decision, if the reporter has an account. */
export async function notifyReporter(event: DocumentEvent, administrator: Administrator): Promise<void> {
  const { before, after } = readEvent(event);
  const uid = getText(after, 'reporter_uid');
  const status = getText(after, 'status');
  const at = getTime(after, 'decided_at');
  if (getText(before, 'status') !== 'open' || !(status === 'upheld' || status === 'dismissed') || !uid || !at) return;
  const collection = getText(after, 'collection');
  // Read the current name, because the profile may have been renamed since, or the member may have left.
  const title = collection === 'profiles' ? await readTitle(event.path, administrator) : getText(after, 'title');
  await notify(
    {
      uid,
      topic: 'content',
      event: `report_${status}`,
      at,
      collection,
      item: getText(after, 'item'),
      title,
      reason: getText(after, 'decision_reason'),
    },
    administrator,
  );
}

/** Handles writes of `appeals/{id}`: notifies the author of the decision. */
export async function notifyAppellant(event: DocumentEvent, administrator: Administrator): Promise<void> {
  const { before, after } = readEvent(event);
  const status = getText(after, 'status');
  const at = getTime(after, 'decided_at');
  if (getText(before, 'status') !== 'open' || !(status === 'accepted' || status === 'refused') || !at) return;
  const [collection, item] = [getText(after, 'collection'), getText(after, 'item')];
  await notify(
    {
      uid: getText(after, 'author_uid'),
      topic: 'content',
      event: `appeal_${status}`,
      at,
      collection,
      item,
      title: await readTitle(`${collection}/${item}`, administrator),
      reason: getText(after, 'decision_reason'),
    },
    administrator,
  );
}
