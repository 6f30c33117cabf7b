import type { notificationChoices } from '@adp/shared-data/notification';
import { findKind } from '@adp/shared-data/content';
import { profileRemovals } from '@adp/shared-data/member';
import { type Notification, notificationLimits } from '@adp/shared-data/notification';
import { programmeDrafts } from '@adp/shared-data/programme-page';
import { type Administrator, type DocumentWrite, hasCode, type StoredFields } from '@adp/shared-data/administrator';
import { getText } from './events';
import { toHash } from './toHash';

/** The events for which only functions write notifications (docs/decisions/086). */
export type FunctionEvent = (typeof notificationChoices.siteEvent)[number];

export interface NotificationRequest {
  readonly uid: string;
  readonly topic: Notification['topic'];
  readonly event: FunctionEvent;
  readonly collection?: string;
  readonly item?: string;
  readonly title?: string;
  readonly reason?: string;
  /** The time of the event. Notifications are sorted by this time, even if the event was delivered late. */
  readonly at: Date;
}

/** The events that members can disable. Notifications of decisions about a member cannot be disabled. */
const optional: readonly FunctionEvent[] = ['approved', 'scheduled_published'];

/** Returns a notification, once per event. Resolves to undefined if the member has left or has disabled the event. */
export async function toNotification(
  request: NotificationRequest,
  administrator: Pick<Administrator, 'read'>,
): Promise<DocumentWrite | undefined> {
  const { uid, topic, event, at } = request;
  const userPath = `users/${uid}`;
  const user = (await administrator.read([userPath])).get(userPath)?.fields;
  if (!user || (optional.includes(event) && isSwitchedOff(user, topic))) return undefined;
  return {
    path: `notifications/${toId(request)}`,
    fields: { uid, topic, event, read: false, created_at: at, ...toSubject(request) },
    precondition: { exists: false },
  };
}

export async function notify(
  request: NotificationRequest,
  administrator: Pick<Administrator, 'read' | 'commit'>,
): Promise<void> {
  const write = await toNotification(request, administrator);
  if (write) await commitOnce(write, administrator);
}

/** Commits a write that creates a document. Does nothing if an earlier delivery has already created it. */
export async function commitOnce(write: DocumentWrite, { commit }: Pick<Administrator, 'commit'>): Promise<void> {
  try {
    await commit([write]);
  } catch (error) {
    if (!hasCode(error, 'conflict')) throw error;
  }
}

export function isSwitchedOff(user: StoredFields, topic: Notification['topic']): boolean {
  const prefs = user['notification_prefs'] as Readonly<Record<string, { readonly in_app?: unknown }>> | undefined;
  return prefs?.[topic]?.in_app === false;
}

function toSubject({ collection = '', item, title, reason }: NotificationRequest) {
  const kind = findKind(collection);
  return {
    ...(kind && item && { item_kind: kind, item_id: item }),
    ...(withItemId.includes(collection) && item && { item_id: item }),
    ...(title && { title: toNotificationTitle(title) }),
    ...(reason && { reason }),
  };
}

/** Returns the beginning of a title, as long as notifications allow. Counts code points, as the schema does. */
export const toNotificationTitle = (title: string) => [...title].slice(0, notificationLimits.title.max).join('');

/** Collections other than content whose notifications link to a page. */
const withItemId: readonly string[] = [programmeDrafts.collection, profileRemovals.collection];

function toId({ uid, event, collection = '', item = '', at }: NotificationRequest): string {
  const text = JSON.stringify([uid, event, collection, item, at.getTime()]);
  return `f-${toHash(text)}`;
}

/** Reads the title of an item or the name of a profile. Resolves to an empty text if the document no longer exists. */
export async function readTitle(path: string, { read }: Pick<Administrator, 'read'>): Promise<string> {
  const fields = (await read([path])).get(path)?.fields ?? {};
  return getText(fields, 'title') || getText(fields, 'name');
}
