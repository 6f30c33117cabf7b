export {
  type AlertSettings,
  alertSettings,
  alertSettingsSchema,
  defaultAlertSettings,
  type PersonalCalendar,
  personalCalendars,
  personalCalendarSchema,
} from './alertSettings';
export { describeTopic } from './describeTopic';
export { followPath } from './followPath';
export {
  type DateChange,
  dateChanges,
  MAX_CLOCK_LEAD,
  type ReminderDays,
  reminderDays,
  type Save,
  saves,
  SAVES_PER_COMMIT,
  saveSchema,
  type SentReminder,
  sentReminderSchema,
  toSaveId,
} from './saves';
export {
  alertChoices,
  alertLimits,
  type Subscription,
  subscriptions,
  subscriptionSchema,
  topicPattern,
  toSubscriptionId,
} from './subscriptions';
export { parseTopic, printTopic, type Topic } from './topics';
export { toTopicPath } from './toTopicPath';
