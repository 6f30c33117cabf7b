import type { Notification } from '@adp/shared-data/notification';

/**
 * The topics that members can choose. `deadlines` has a place in the stored documents and is not among them: nothing sends
 * such notifications (decision 034).
 */
export const notificationTopics = ['account', 'content'] as const satisfies readonly Notification['topic'][];
