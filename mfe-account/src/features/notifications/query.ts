import { notificationChoices } from '@adp/shared-data/notification';
import { paths } from '../../paths';

type Topic = (typeof notificationChoices.topic)[number];

export interface NotificationsQuery {
  readonly topic?: Topic | undefined;
  readonly unread: boolean;
  readonly after?: string | undefined;
}

export function readQuery(params: URLSearchParams): NotificationsQuery {
  const topic = notificationChoices.topic.find((each) => each === params.get('topic'));
  return { topic, unread: params.get('unread') === '1', after: params.get('after') ?? undefined };
}

export function toNotificationsPath({ topic, unread, after }: NotificationsQuery): string {
  const search = new URLSearchParams({
    ...(topic ? { topic } : {}),
    ...(unread ? { unread: '1' } : {}),
    ...(after ? { after } : {}),
  }).toString();
  return search ? `${paths.notifications}?${search}` : paths.notifications;
}
