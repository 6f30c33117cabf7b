import { notificationSchema } from '../../schemas/notification';
import { snakeCase } from '../../schemas/storedKeys';
import type { Ownership } from '../kind';
import { readWith } from '../readWith';
import { equal } from './listedKind';

const own: Ownership<'read' | 'topic'> = {
  owner: 'uid',
  order: { field: 'created_at', direction: 'DESCENDING' },
  filters: { read: equal('read'), topic: equal('topic') },
};
const readNotification = readWith(notificationSchema);

/** `notifications/{id}`, for `listOwn` and `getOwn`: the rules show one to nobody but the member it is for. */
export const notifications = {
  collection: 'notifications',
  own,
  summaryFields: Object.keys(notificationSchema.entries).map(snakeCase),
  readItem: readNotification,
  readSummary: readNotification,
};
