export { type Notification, notificationChoices, notificationLimits, notificationSchema } from './notificationSchema';
export { notifications } from './notifications';
