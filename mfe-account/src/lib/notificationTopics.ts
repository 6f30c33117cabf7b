import { notificationChoices } from '@adp/shared-data/notification';

export const { topic: notificationTopics } = notificationChoices;
