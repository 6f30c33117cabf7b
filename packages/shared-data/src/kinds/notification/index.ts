export {
  deadlineEvents,
  type Notification,
  notificationChoices,
  notificationLimits,
  notificationSchema,
  siteFields,
} from './notificationSchema';
export { notifications } from './notifications';
