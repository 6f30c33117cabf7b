import * as v from 'valibot';
import { commonLimits } from './commonLimits';
import { eventChoices } from './eventChoices';
import { eventLimits } from './eventLimits';
import { listChoices } from './listChoices';
import { listedContentFields } from './listedContentFields';
import { country, language, line, listOf, moment, oneOf, yesOrNo, zone } from './parts';

const venue = v.object({
  name: line(eventLimits.venue.name),
  street: v.exactOptional(line(eventLimits.venue.street)),
  city: v.exactOptional(line(eventLimits.venue.city)),
  country: v.exactOptional(country),
});

/** What a public list reads of an event. */
export const listedEventFields = {
  ...listedContentFields,
  startsAt: moment,
  endsAt: moment,
  /** In which the times are meant. */
  timezone: zone,
  /** Both moments are then midnights of the zone, the second one after the last day. */
  allDay: yesOrNo,
  mode: oneOf(listChoices.mode),
  venue: v.exactOptional(venue),
  /** Absent, as the organiser, where it is not known. */
  cost: v.exactOptional(oneOf(listChoices.cost)),
  languages: listOf(language, commonLimits.languages),
  eventStatus: oneOf(eventChoices.eventStatus),
};
