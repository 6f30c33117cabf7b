import { type DateChange, type Save, saves, type SentReminder } from '@adp/shared-data/alerts';
import type { Administrator, DocumentWrite, FoundDocument, StoredFields } from '@adp/shared-data/administrator';
import { toStored } from '@adp/shared-data/fields';
import type { Notification } from '@adp/shared-data/notification';
import { getText } from '../../background/events';
import { toNotificationTitle } from '../../background/notifications';
import { isStale } from '../../background/stale';
import { toHash } from '../../background/toHash';
import type { MailContent } from '../../mail/MailTemplate';
import { afterSilence } from '../dueTimes';
import { mailCollection, toMailId, toMailWrite } from '../mailQueue';
import { type OwnerSettings, readSettings, toSettingsPath } from '../owners';
import { toMailItem } from '../toMailItem';
import { type DatedItem, decideReminder, type ReminderDecision } from './decideReminder';
import type { DatedKind } from './toDatedItem';

export interface SavedItem {
  readonly kind: DatedKind;
  readonly path: string;
  /** The stored fields, or those before the deletion. */
  readonly fields: StoredFields;
  readonly dated: DatedItem;
}

interface Context {
  readonly administrator: Pick<Administrator, 'read' | 'query' | 'commit'>;
  readonly now: Date;
}

const pageSize = 100;
/** The number of savers that are reminded at the same time. */
const parallel = 10;
const tries = 3;

/**
 * Sends due messages to the savers of an item. The commit of a message also records it in the save, so a second run
 * sends nothing.
 */
export async function remindSavers(items: readonly SavedItem[], context: Context): Promise<void> {
  // A query accepts 30 values.
  for (let at = 0; at < items.length; at += 30) {
    const byPath = new Map(items.slice(at, at + 30).map((item) => [item.path, item]));
    let after: FoundDocument | undefined;
    do {
      const page: readonly FoundDocument[] = await context.administrator.query(saves.collection, {
        where: [['item', 'IN', [...byPath.keys()]]],
        after,
        limit: pageSize,
      });
      for (let first = 0; first < page.length; first += parallel)
        await Promise.all(
          page.slice(first, first + parallel).map(async (save) => {
            const item = byPath.get(getText(save.fields, 'item'));
            if (item) await remind(save, item, context);
          }),
        );
      after = page.length === pageSize ? page.at(-1) : undefined;
    } while (after);
  }
}

/** Decides about one save, and writes the message. Decides again if the save has changed in the meantime. */
async function remind(document: FoundDocument, item: SavedItem, context: Context): Promise<void> {
  const { administrator, now } = context;
  let save: FoundDocument | undefined = document;
  for (let count = 1; save; count += 1) {
    const parsed = saves.readItem(save.id, save.fields);
    const decision = 'item' in parsed ? decideReminder(parsed.item, item.dated, now) : undefined;
    if (!('item' in parsed) || !decision) return;
    try {
      await administrator.commit(await toWrites({ save, values: parsed.item, item, decision }, context));
      return;
    } catch (error) {
      if (!isStale(error) || count === tries) throw error;
      save = await readAgain(save, administrator);
    }
  }
}

async function readAgain({ id }: FoundDocument, { read }: Pick<Administrator, 'read'>) {
  const path = `${saves.collection}/${id}`;
  return (await read([path])).get(path);
}

interface Message {
  readonly save: FoundDocument;
  readonly values: Save;
  readonly item: SavedItem;
  readonly decision: ReminderDecision;
}

async function toWrites(message: Message, { administrator, now }: Context): Promise<readonly DocumentWrite[]> {
  const { save, values } = message;
  const { uid } = values;
  const key = toKey(message);
  const [userPath, settingsPath] = [`users/${uid}`, toSettingsPath({ uid })];
  const notification = toNotificationWrite(message, key, now);
  const mailPath = `${mailCollection}/${toMailId(key)}`;
  const stored = await administrator.read([userPath, settingsPath, notification.path, mailPath]);
  const user = stored.get(userPath)?.fields;
  const settings = readSettings({ uid }, stored.get(settingsPath));
  const isMailed = settings.email.deadlines && !settings.paused && user?.['unconfirmed'] !== true;
  return [
    {
      path: `${saves.collection}/${save.id}`,
      fields: { last_reminder: toStored({ ...toSentReminder(message, now) }) },
      mask: ['last_reminder'],
      precondition: { updateTime: save.version },
    },
    // A member who has left gets no message, and the save is deleted with the account.
    ...(user && isShown(user) && !stored.has(notification.path) ? [notification] : []),
    ...(user && isMailed && !stored.has(mailPath) ? toReminderMail(message, { key, settings, now }) : []),
  ];
}

/**
 * Returns the parts of a message's key. The key of a correction has the time of the corrected message, because a date
 * can change back and forth.
 */
function toKey({ save, values: { lastReminder }, decision }: Message): readonly string[] {
  if (decision.kind === 'reminder') return ['reminder', save.id, String(decision.days), decision.date.toISOString()];
  const { change, date } = decision;
  return ['correction', save.id, change, date?.toISOString() ?? '', lastReminder?.sentAt.toISOString() ?? ''];
}

function toSentReminder({ values: { lastReminder }, decision }: Message, now: Date): SentReminder {
  if (decision.kind === 'reminder') return { days: decision.days, date: decision.date, sentAt: now };
  const { change, date, formerDate } = decision;
  return { days: lastReminder?.days ?? 1, date: date ?? formerDate, sentAt: now, change };
}

const events = {
  moved: 'date_changed',
  closed: 'closed_early',
  rolling: 'became_rolling',
  cancelled: 'cancelled',
  removed: 'unavailable',
  restored: 'available_again',
} as const satisfies Readonly<Record<DateChange, Notification['event']>>;

function toNotificationWrite({ values, item, decision }: Message, key: readonly string[], now: Date) {
  const [, itemId = ''] = item.path.split('/');
  const title = toNotificationTitle(getText(item.fields, 'title'));
  const timezone = getText(item.fields, 'timezone');
  const notification: Notification = {
    uid: values.uid,
    topic: 'deadlines',
    event: decision.kind === 'reminder' ? 'reminder' : events[decision.change],
    read: false,
    createdAt: now,
    itemKind: item.kind,
    itemId,
    title,
    ...(decision.date && { date: decision.date }),
    ...(decision.kind === 'correction' && { formerDate: decision.formerDate }),
    ...(timezone && { timezone }),
    ...(item.fields['all_day'] === true && { allDay: true as const }),
    ...(decision.kind === 'reminder' && decision.daysLeft > 0 && { count: decision.daysLeft }),
  };
  const id = toHash(JSON.stringify(key), 20);
  return { path: `notifications/${id}`, fields: toStored({ ...notification }), precondition: { exists: false } };
}

function toReminderMail(
  { values: { uid }, item, decision }: Message,
  { key, settings, now }: { readonly key: readonly string[]; readonly settings: OwnerSettings; readonly now: Date },
): readonly DocumentWrite[] {
  const { lang = 'en' } = settings;
  const timezone = getText(item.fields, 'timezone') || 'UTC';
  const mailItem = toMailItem(item.path, item.fields, lang);
  if (!mailItem) return [];
  const content: MailContent =
    decision.kind === 'reminder'
      ? {
          template: 'reminder',
          parameters: { item: mailItem, days: decision.daysLeft, date: decision.date.toISOString(), timezone },
        }
      : {
          template: 'correction',
          parameters: {
            item: mailItem,
            change: decision.change,
            formerDate: decision.formerDate.toISOString(),
            ...(decision.date && { date: decision.date.toISOString() }),
            timezone,
          },
        };
  const notBefore = afterSilence(now, settings);
  return [toMailWrite({ ...content, key, to: { uid }, lang, stops: { kind: 'deadlines' }, notBefore, at: now })];
}

function isShown(user: StoredFields): boolean {
  const prefs = user['notification_prefs'] as Readonly<Record<string, { readonly in_app?: unknown }>> | undefined;
  return prefs?.['deadlines']?.in_app !== false;
}
