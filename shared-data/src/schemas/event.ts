import * as v from 'valibot';
import { commonLimits } from './commonLimits';
import { contentFields, publicationFits } from './contentFields';
import { eventLimits } from './eventLimits';
import { listedEventFields } from './listedEventFields';
import { line, listOf, moment, paragraph, url, whole } from './parts';

const fields = v.object({
  ...contentFields,
  ...listedEventFields,
  joinUrl: v.exactOptional(url),
  registrationUrl: v.exactOptional(url),
  registrationClosesAt: v.exactOptional(moment),
  capacity: v.exactOptional(whole(eventLimits.capacity)),
  costNote: v.exactOptional(paragraph(eventLimits.costNote)),
  accessibility: v.exactOptional(paragraph(eventLimits.accessibility)),
  organiser: v.exactOptional(line(commonLimits.organiser)),
  speakers: listOf(line(eventLimits.speakers.each), eventLimits.speakers),
  previousStart: v.exactOptional(moment),
  icsSequence: whole(eventLimits.icsSequence),
});

/** `events/{id}`. */
export const eventSchema = v.pipe(
  fields,
  v.forward(
    v.check((item) => publicationFits(item), 'not-allowed'),
    ['publishedAt'],
  ),
  v.forward(
    v.check(({ startsAt, endsAt }) => endsAt >= startsAt, 'before-start'),
    ['endsAt'],
  ),
);
export type Event = v.InferOutput<typeof eventSchema>;
