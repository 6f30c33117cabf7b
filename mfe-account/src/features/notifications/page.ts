import notificationTexts from '../../messages/notifications-en.json';
import { loadPage } from '../../store/loadPage';
import { NotificationsPage } from './NotificationsPage';

export const load = () => loadPage(NotificationsPage, notificationTexts);
