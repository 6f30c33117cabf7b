import * as v from 'valibot';
import { choices } from './choices';
import { contentFields, publicationFits } from './contentFields';
import { limits } from './limits';
import { country, language, line, listOf, moment, oneOf, paragraph, url, whole, yesOrNo, zone } from './parts';

const venue = v.object({
  name: line(limits.venue.name),
  street: v.exactOptional(line(limits.venue.street)),
  city: v.exactOptional(line(limits.venue.city)),
  country: v.exactOptional(country),
});

const fields = v.object({
  ...contentFields,
  startsAt: moment,
  endsAt: moment,
  /** In which the times are meant. */
  timezone: zone,
  /** Both moments are then midnights of the zone, the second one after the last day. */
  allDay: yesOrNo,
  mode: oneOf(choices.mode),
  venue: v.exactOptional(venue),
  joinUrl: v.exactOptional(url),
  registrationUrl: v.exactOptional(url),
  registrationClosesAt: v.exactOptional(moment),
  capacity: v.exactOptional(whole(limits.capacity)),
  /** Absent, as the organiser, where it is not known. */
  cost: v.exactOptional(oneOf(choices.cost)),
  costNote: v.exactOptional(paragraph(limits.costNote)),
  languages: listOf(language, limits.languages),
  accessibility: v.exactOptional(paragraph(limits.accessibility)),
  organiser: v.exactOptional(line(limits.organiser)),
  speakers: listOf(line(limits.speakers.each), limits.speakers),
  eventStatus: oneOf(choices.eventStatus),
  previousStart: v.exactOptional(moment),
  icsSequence: whole(limits.icsSequence),
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
