import type { Administrator } from '@adp/shared-data/administrator';
import { itemPath } from '@adp/shared-data/content';
import { deadlineEvents, type Notification, notifications } from '@adp/shared-data/notification';
import { type DocumentEvent, readEvent } from '../background/events';
import { commitOnce } from '../background/notifications';
import type { MailParameters } from '../mail/MailTemplate';
import { afterSilence } from './dueTimes';
import { mailCollection, toMailWrite } from './mailQueue';
import { readSettings, toSettingsPath } from './owners';

type MailedEvent = MailParameters['notification']['event'];

/** Events of items that readers see. Other notifications lead to the list of notifications. */
const visible: readonly MailedEvent[] = ['approved', 'restored', 'scheduled_published', 'published'];

/**
 * The maximum number of emails about notifications per member and day in UTC. Members may write any number of
 * notifications to themselves, and a flood of emails would delay those of all others.
 */
export const maxPerDay = 20;

/**
 * Emails new notifications to members who have chosen to receive them by email. Reminders and followed topics have
 * their own emails. Does nothing after `maxPerDay` emails to the member on the same day. Notifications that are handled
 * at the same time may exceed this limit.
 */
export async function mailNotification(event: DocumentEvent, administrator: Administrator): Promise<void> {
  if (event.before || !event.after) return;
  const [, id = ''] = event.path.split('/');
  const parsed = notifications.readItem(id, readEvent(event).after);
  if (!('item' in parsed)) return;
  const { uid, topic, event: name, title, reason, createdAt } = parsed.item;
  if (topic === 'deadlines' || !isMailed(name)) return;
  const path = toSettingsPath({ uid });
  const settings = readSettings({ uid }, (await administrator.read([path])).get(path));
  if (!settings.email[topic]) return;
  const quota = `${uid} ${createdAt.toISOString().slice(0, 10)}`;
  if ((await administrator.count(mailCollection, { field: 'quota', value: quota })) >= maxPerDay) return;
  const mail = toMailWrite({
    key: ['notification', id],
    to: { uid },
    lang: settings.lang ?? 'en',
    template: 'notification',
    parameters: {
      event: name,
      topic,
      path: toPath(parsed.item, name),
      ...(title !== undefined && { title }),
      ...(reason !== undefined && { reason }),
    },
    stops: { kind: topic },
    quota,
    notBefore: afterSilence(new Date(event.time), settings),
    at: createdAt,
  });
  await commitOnce(mail, administrator);
}

const isMailed = (name: Notification['event']): name is MailedEvent => !deadlineEvents.some((event) => event === name);

function toPath({ itemKind, itemId }: Notification, name: MailedEvent): string {
  return itemKind && itemId && visible.includes(name) ? itemPath(itemKind, itemId) : '/notifications';
}
