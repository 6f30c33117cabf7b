import type { Notification } from '@adp/shared-data/notification';
import { useAddNotificationMutation } from '../../../store/memberApi';

/**
 * Returns a function that writes an account notification unless the member has disabled them. Never rejects, because
 * the change is valid without it.
 */
export function useNotifyMember(uid: string) {
  const [addNotification] = useAddNotificationMutation();
  return (event: Notification['event'], title?: string) => {
    void addNotification({ uid, topic: 'account', event, title });
  };
}
