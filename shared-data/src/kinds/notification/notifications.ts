import { snakeCase } from '../../fields/storedKeys';
import { equal } from '../content/listedKind';
import type { Ownership } from '../kind';
import { readWith } from '../readWith';
import { notificationSchema } from './notificationSchema';

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
