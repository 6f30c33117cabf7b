import * as v from 'valibot';
import { commonLimits } from '../../fields/commonLimits';
import { line, distinctList, dateTime, localTime, paragraph, url, whole } from '../../fields/fieldSchemas';
import { contentFields, withPublicationCheck } from '../content/contentFields';
import { defineKind } from '../content/defineKind';
import { eventLimits } from './eventLimits';
import { listedEventFields, listedEvents } from './listedEvents';

const fields = v.object({
  ...contentFields,
  ...listedEventFields,
  joinUrl: v.exactOptional(url),
  registrationUrl: v.exactOptional(url),
  registrationClosesAt: v.exactOptional(dateTime),
  registrationClosesLocal: localTime,
  capacity: v.exactOptional(whole(eventLimits.capacity)),
  costNote: v.exactOptional(paragraph(eventLimits.costNote)),
  accessibility: v.exactOptional(paragraph(eventLimits.accessibility)),
  organiser: v.exactOptional(line(commonLimits.organiser)),
  speakers: distinctList(line(eventLimits.speakers.each), eventLimits.speakers),
  previousStart: v.exactOptional(dateTime),
  previousStartLocal: localTime,
  icsSequence: whole(eventLimits.icsSequence),
});

export const eventSchema = v.pipe(
  withPublicationCheck(fields),
  v.forward(
    v.check(({ startsAt, endsAt }) => endsAt >= startsAt, 'before-start'),
    ['endsAt'],
  ),
);
export type Event = v.InferOutput<typeof eventSchema>;

export const events = defineKind({ listed: listedEvents, schema: eventSchema, unlisted: ['accessibility'] });
