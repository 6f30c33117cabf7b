import { createHash } from 'node:crypto';
import type { notificationChoices } from '@adp/shared-data/notification';
import { collections, type ContentKind, contentSchemas } from '@adp/shared-data/content';
import { profileRemovals } from '@adp/shared-data/member';
import { type Notification, notificationLimits } from '@adp/shared-data/notification';
import { programmeDrafts } from '@adp/shared-data/programme-page';
import { type Administrator, type DocumentWrite, hasCode, type StoredFields } from '@adp/shared-data/administrator';
import { getText } from './events';

/** What functions alone notify members of (docs/decisions/086). */
export type FunctionEvent = (typeof notificationChoices.siteEvent)[number];

export interface NotificationOrder {
  readonly uid: string;
  readonly topic: Notification['topic'];
  readonly event: FunctionEvent;
  /** What it is about: `articles`, `profiles`. */
  readonly collection?: string;
  readonly item?: string;
  readonly title?: string;
  readonly reason?: string;
  /** When it happened, which is what a list is ordered by, however late it is delivered. */
  readonly at: Date;
}

/** Good news can be switched off. What somebody decided about a member, and why, cannot. */
const optional: readonly FunctionEvent[] = ['approved', 'scheduled_published'];

/**
 * The write of a notification, under an id made of what happened, so that it is one however often it is delivered.
 * Undefined where the member has left, or wants none.
 */
export async function toNotification(
  order: NotificationOrder,
  administrator: Pick<Administrator, 'read'>,
): Promise<DocumentWrite | undefined> {
  const { uid, topic, event, at } = order;
  const userPath = `users/${uid}`;
  const user = (await administrator.read([userPath])).get(userPath)?.fields;
  if (!user || (optional.includes(event) && isSwitchedOff(user, topic))) return undefined;
  return {
    path: `notifications/${toId(order)}`,
    fields: { uid, topic, event, read: false, created_at: at, ...toSubject(order) },
    precondition: { exists: false },
  };
}

/** Writes a notification, once. */
export async function notify(
  order: NotificationOrder,
  administrator: Pick<Administrator, 'read' | 'commit'>,
): Promise<void> {
  const write = await toNotification(order, administrator);
  if (write) await commitOnce(write, administrator);
}

/** Commits a write that expects no document; where there is one, an earlier delivery has done it. */
export async function commitOnce(write: DocumentWrite, { commit }: Pick<Administrator, 'commit'>): Promise<void> {
  try {
    await commit([write]);
  } catch (error) {
    if (!hasCode(error, 'conflict')) throw error;
  }
}

function isSwitchedOff(user: StoredFields, topic: Notification['topic']): boolean {
  const prefs = user['notification_prefs'] as Readonly<Record<string, { readonly in_app?: unknown }>> | undefined;
  return prefs?.[topic]?.in_app === false;
}

function toSubject({ collection = '', item, title, reason }: NotificationOrder) {
  const kind = contentKinds.find((one) => collections[one] === collection);
  return {
    ...(kind && item && { item_kind: kind, item_id: item }),
    ...(withItemId.includes(collection) && item && { item_id: item }),
    ...(title && { title: [...title].slice(0, notificationLimits.title.max).join('') }),
    ...(reason && { reason }),
  };
}

/** What is no content, and has a page that its notification leads to: a programme's draft, the profile of a username. */
const withItemId: readonly string[] = [programmeDrafts.collection, profileRemovals.collection];

/** All kinds of content: each can be scheduled, and be what a notification is about. */
export const contentKinds = Object.keys(contentSchemas) as readonly ContentKind[];

function toId({ uid, event, collection = '', item = '', at }: NotificationOrder): string {
  const text = JSON.stringify([uid, event, collection, item, at.getTime()]);
  return `f-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
}

/** The title of an item or the name of a profile; empty where it is gone. */
export async function readTitle(path: string, { read }: Pick<Administrator, 'read'>): Promise<string> {
  const fields = (await read([path])).get(path)?.fields ?? {};
  return getText(fields, 'title') || getText(fields, 'name');
}
