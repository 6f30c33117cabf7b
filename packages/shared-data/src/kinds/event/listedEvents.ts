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

/** What a public list reads of an event. */
export const listedEventFields = {
  ...listedContentFields,
  startsAt: dateTime,
  startsLocal: localTime,
  endsAt: dateTime,
  endsLocal: localTime,
  /** In which the times are meant. */
  timezone: zone,
  /** Both times are then midnights of the zone, the second one after the last day. */
  allDay: yesOrNo,
  mode: choice(listChoices.mode),
  venue: v.exactOptional(venue),
  /** Absent, as the organiser, where it is not known. */
  cost: v.exactOptional(choice(listChoices.cost)),
  countries: places(),
  languages: distinctList(language, commonLimits.languages),
  eventStatus: choice(eventChoices.eventStatus),
};

/** `events/{id}`, for public lists. An event under way still counts as coming: both orders go by its end. */
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
    /** By the day it begins; with a range, what begins in a month. */
    starting: { field: 'starts_at', direction: 'ASCENDING' },
    newest,
  },
});
