import { toSchedulePath } from '../kinds/review/schedulePath';
import { toDeletion, toWrite } from './toWrite';

interface Scheduled {
  readonly collection: string;
  readonly id: string;
  readonly uid?: string | undefined;
  readonly publishAt?: Date | undefined;
}

const toName = (root: string, { collection, id }: Scheduled) => `${root}/${toSchedulePath(collection)}/${id}`;

/** The write that says when an item is published, for the commit that schedules it; none for an item that is not. */
export const addSchedule = (root: string, scheduled: Scheduled) =>
  scheduled.publishAt
    ? [
        toWrite({
          name: toName(root, scheduled),
          fields: { author_uid: scheduled.uid, publish_at: scheduled.publishAt },
        }),
      ]
    : [];

/** The write that takes it back, for the commit after which the item is no longer scheduled. */
export const removeSchedule = (root: string, scheduled: Scheduled) => toDeletion(toName(root, scheduled));
