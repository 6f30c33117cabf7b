import * as v from 'valibot';
import { choices } from './choices';
import { contentFields, publicationFits } from './contentFields';
import { limits } from './limits';
import { country, language, listOf, moment, oneOf, text, url, whole, yesOrNo, zone } from './parts';

const venue = v.object({
  name: text(limits.venue.name),
  street: v.exactOptional(text(limits.venue.street)),
  city: v.exactOptional(text(limits.venue.city)),
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
  cost: oneOf(choices.cost),
  costNote: v.exactOptional(text(limits.costNote)),
  languages: listOf(language, limits.languages),
  accessibility: v.exactOptional(text(limits.accessibility)),
  organiser: text(limits.organiser),
  speakers: listOf(text(limits.speakers.each), limits.speakers),
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
