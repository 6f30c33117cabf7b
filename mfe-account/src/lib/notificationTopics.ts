import type { Notification } from '@adp/shared-data/notification';

/** Stored documents also have `deadlines`, but no such notifications are sent (decision 034). */
export const notificationTopics = ['account', 'content'] as const satisfies readonly Notification['topic'][];
