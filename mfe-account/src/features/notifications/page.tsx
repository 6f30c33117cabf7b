import { withStore } from '@adp/shared-store';
import notificationTexts from '../../messages/notifications-en.json';
import { addTexts } from '../../text';
import { store } from '../../store/store';
import { NotificationsPage } from './NotificationsPage';

export async function notificationsPage() {
  await addTexts(notificationTexts);
  return { Component: withStore(store, NotificationsPage) };
}
