import * as v from 'valibot';
import { commonLimits } from '../../fields/commonLimits';
import {
  country,
  language,
  line,
  distinctList,
  dateTime,
  localTime,
  choice,
  places,
  yesOrNo,
  zone,
} from '../../fields/fieldSchemas';
import { listChoices } from '../../fields/listChoices';
import { listedContentFields } from '../content/listedContentFields';
import { equals, contains, inLanguage, listedKind, newest } from '../content/listedKind';
import { eventChoices, eventLimits } from './eventLimits';

const venue = v.object({
  name: v.exactOptional(line(eventLimits.venue.name)),
  street: v.exactOptional(line(eventLimits.venue.street)),
  city: v.exactOptional(line(eventLimits.venue.city)),
  country: v.exactOptional(country),
});

export const listedEventFields = {
  ...listedContentFields,
  startsAt: dateTime,
  startsLocal: localTime,
  endsAt: dateTime,
  endsLocal: localTime,
  timezone: zone,
  /** True for events without times of day. They end at the midnight after the last day, in their time zone. */
  allDay: yesOrNo,
  mode: choice(listChoices.mode),
  venue: v.exactOptional(venue),
  /** The cost of attending. Missing if unknown. */
  cost: v.exactOptional(choice(listChoices.cost)),
  countries: places(),
  languages: distinctList(language, commonLimits.languages),
  eventStatus: choice(eventChoices.eventStatus),
};

/** `events/{id}`: events as public lists read them. An event in progress counts as upcoming. */
export const listedEvents = listedKind({
  collection: 'events',
  summary: v.object(listedEventFields),
  filters: {
    mode: equals('mode'),
    country: contains('countries'),
    theme: contains('themes'),
    programme: equals('programme'),
    language: contains('languages'),
    lang: inLanguage,
    cost: equals('cost'),
    author: equals('author_uid'),
  },
  orders: {
    upcoming: { field: 'ends_at', direction: 'ASCENDING', now: 'from' },
    past: { field: 'ends_at', direction: 'DESCENDING', now: 'before' },
    starting: { field: 'starts_at', direction: 'ASCENDING' },
    newest,
  },
});
