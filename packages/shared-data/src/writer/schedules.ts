import { toSchedulePath } from '../kinds/review/schedulePath';
import { toDeletion, toWrite } from './toWrite';

interface Scheduled {
  readonly collection: string;
  readonly id: string;
  readonly uid?: string | undefined;
  readonly publishAt?: Date | undefined;
}

const toName = (root: string, { collection, id }: Scheduled) => `${root}/${toSchedulePath(collection)}/${id}`;

/** Returns the write that stores an item's publication time, or an empty list if no time is set. */
export const addSchedule = (root: string, scheduled: Scheduled) =>
  scheduled.publishAt
    ? [
        toWrite({
          name: toName(root, scheduled),
          fields: { author_uid: scheduled.uid, publish_at: scheduled.publishAt },
        }),
      ]
    : [];

export const removeSchedule = (root: string, scheduled: Scheduled) => toDeletion(toName(root, scheduled));
