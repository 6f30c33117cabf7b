import * as v from 'valibot';
import { choice, dateTime, paragraph, text } from '../../fields/fieldSchemas';
import { contentChoices } from '../content/contentLimits';
import { createParser } from '../readWith';
import { reviewLimits } from './reviewLimits';
import { toSchedulePath } from './schedulePath';

const authorUid = text({ min: 1, max: 128 });

const reviewSchema = v.object({
  status: choice(contentChoices.status),
  reason: v.exactOptional(paragraph(reviewLimits.reason)),
  authorUid,
  at: dateTime,
});
/** The last decision about an item. The audit log contains the reviewer. */
export type Review = v.InferOutput<typeof reviewSchema>;

const readReview = createParser(reviewSchema);
const readSchedule = createParser(v.object({ authorUid, publishAt: dateTime }));

/** Returns the path and the parser of the last decisions about items. Each has the id of its item. */
export const toReviews = (collection: string) => ({ collection: `reviews/${collection}/items`, readItem: readReview });

/** Returns the path and the parser of the schedules of a collection's items. Each schedule has the id of its item. */
export const toSchedules = (collection: string) => ({
  collection: toSchedulePath(collection),
  readItem: readSchedule,
});
