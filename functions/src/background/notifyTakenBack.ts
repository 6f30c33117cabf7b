import { collections } from '@adp/shared-data';
import type { Administrator } from '@adp/shared-data/administrator';
import { type DocumentEvent, getText, getTime, readEvent } from './events';
import { notify } from './notifications';

/** `knowledge_products/{id}`: what an editor of its programme has unpublished, and why, for who recorded it. The log says by whom. */
export function notifyTakenBack(
  administrator: Pick<Administrator, 'read' | 'commit'>,
): (event: DocumentEvent) => Promise<void> {
  return async (event) => {
    const [, item = ''] = event.path.split('/');
    const collection = collections.knowledgeProduct;
    const { before, after } = readEvent(event);
    const createdAt = getTime(after, 'created_at');
    if (getText(before, 'status') !== 'published' || getText(after, 'status') !== 'archived' || !createdAt) return;
    const path = `audit/${collection}_${item}_${createdAt.getTime()}_${String(after['revision'])}`;
    const entry = (await administrator.read([path])).get(path)?.fields ?? {};
    const [uid, at] = [getText(after, 'author_uid'), getTime(entry, 'at')];
    // Who takes the own one back writes no entry.
    if (!at || getText(entry, 'by') === uid) return;
    const order = { uid, topic: 'content' as const, event: 'taken_back' as const, collection, item, at };
    await notify({ ...order, title: getText(after, 'title'), reason: getText(entry, 'reason') }, administrator);
  };
}
