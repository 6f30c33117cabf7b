import { snakeCase } from '../../fields/storedKeys';
import { equals } from '../content/listedKind';
import type { Ownership } from '../kind';
import { createParser } from '../readWith';
import { notificationSchema } from './notificationSchema';

const ownership: Ownership<'read' | 'topic'> = {
  owner: 'uid',
  order: { field: 'created_at', direction: 'DESCENDING' },
  filters: { read: equals('read'), topic: equals('topic') },
};
const readNotification = createParser(notificationSchema);

export const notifications = {
  collection: 'notifications',
  ownership,
  summaryFields: Object.keys(notificationSchema.entries).map(snakeCase),
  readItem: readNotification,
  readSummary: readNotification,
};
