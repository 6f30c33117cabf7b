import { notificationTopics } from '../../lib/notificationTopics';
import { paths } from '../../paths';

type Topic = (typeof notificationTopics)[number];

/** Which notifications, and after which one the list begins. */
export interface NotificationsAddress {
  readonly topic?: Topic | undefined;
  readonly unread: boolean;
  readonly after?: string | undefined;
}

/** The filters of an address. Unknown topics are ignored. */
export function readAddress(params: URLSearchParams): NotificationsAddress {
  const topic = notificationTopics.find((one) => one === params.get('topic'));
  return { topic, unread: params.get('unread') === '1', after: params.get('after') ?? undefined };
}

/** The address of a choice of notifications. */
export function notificationsAddress({ topic, unread, after }: NotificationsAddress): string {
  const query = new URLSearchParams({
    ...(topic ? { topic } : {}),
    ...(unread ? { unread: '1' } : {}),
    ...(after ? { after } : {}),
  }).toString();
  return query ? `${paths.notifications}?${query}` : paths.notifications;
}
