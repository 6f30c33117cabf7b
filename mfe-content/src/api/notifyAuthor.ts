import { getSession } from '@adp/shared-auth';
import type { DataWriter, NotificationDraft } from '@adp/shared-data/writer';

/** Notifies the member about their item, unless the member has switched off such notifications. @throws DataError */
export async function notifyAuthor(
  writer: Pick<DataWriter, 'notify'>,
  notification: Omit<NotificationDraft, 'topic'>,
): Promise<void> {
  if (getSession().profile?.notificationPrefs.content.inApp === false) return;
  await writer.notify({ ...notification, topic: 'content' });
}
