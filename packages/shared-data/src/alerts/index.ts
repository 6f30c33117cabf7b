export {
  type AlertSettings,
  alertSettings,
  alertSettingsSchema,
  defaultAlertSettings,
  type PersonalCalendar,
  personalCalendars,
  personalCalendarSchema,
} from './alertSettings';
export { describeTopic, type TopicNames } from './describeTopic';
export { type ReminderDays, reminderDays, type Save, saves, saveSchema, sentReminderSchema, toSaveId } from './saves';
export {
  alertChoices,
  alertLimits,
  type EmailSubscription,
  emailSubscriptionSchema,
  type Subscription,
  subscriptions,
  subscriptionSchema,
} from './subscriptions';
export { parseTopic, printTopic, type Topic } from './topics';
