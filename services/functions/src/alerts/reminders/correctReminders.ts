import type { Administrator } from '@adp/shared-data/administrator';
import { type DocumentEvent, readEvent } from '../../background/events';
import { remindSavers } from './remindSavers';
import { getDatedKind, toDatedItem } from './toDatedItem';

/** Corrects earlier reminders and sends due ones. Events may arrive late, so the current item counts. */
export async function correctReminders(event: DocumentEvent, administrator: Administrator): Promise<void> {
  const { path, time } = event;
  const kind = getDatedKind(path);
  const { before, after } = readEvent(event);
  // No member can have saved a new item.
  if (!kind || !event.before) return;
  const isSame = JSON.stringify(toDatedItem(kind, before)) === JSON.stringify(toDatedItem(kind, after));
  if (isSame) return;
  const item = (await administrator.read([path])).get(path);
  const fields = item?.fields ?? before;
  await remindSavers([{ kind, path, fields, dated: toDatedItem(kind, item?.fields) }], {
    administrator,
    now: new Date(time),
  });
}
