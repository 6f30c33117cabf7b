import type { Notification } from '@adp/shared-data/notification';
import { useAddNotificationMutation } from '../../../store/memberApi';

/**
 * Returns a function that writes a notification about the account, if the member wants such. Nobody waits for it, and it
 * never rejects: the change holds without it.
 */
export function useNotifyMember(uid: string) {
  const [addNotification] = useAddNotificationMutation();
  return (event: Notification['event'], title?: string) => {
    void addNotification({ uid, topic: 'account', event, title });
  };
}
