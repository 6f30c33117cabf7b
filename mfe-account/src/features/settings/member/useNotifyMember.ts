import type { Notification } from '@adp/shared-data/notification';
import { useAddNotificationMutation } from '../../../store/memberApi';

/** Writes an account notification unless disabled. Never rejects, because the change is valid without it. */
export function useNotifyMember(uid: string) {
  const [addNotification] = useAddNotificationMutation();
  return (event: Notification['event'], title?: string) => {
    void addNotification({ uid, topic: 'account', event, title });
  };
}
