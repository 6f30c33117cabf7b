import type { Notification } from '@adp/shared-data/notification';
import { useAddNotificationMutation } from '../../../store/memberApi';

/**
 * Returns a function that writes a notification about the account, unless the member has disabled these. Runs in the background and
 * never rejects, because the change is valid without the notification.
 */
export function useNotifyMember(uid: string) {
  const [addNotification] = useAddNotificationMutation();
  return (event: Notification['event'], title?: string) => {
    void addNotification({ uid, topic: 'account', event, title });
  };
}
