import type { Item } from '@adp/shared-data/content';
import { toDays } from '@adp/shared-ui/calendar';
import type { Event, Offer, Place, VirtualLocation } from 'schema-dts';
import type { SiteUrls } from '../siteUrls';
import { plainLine } from '../markup/plainLine';
import { free, omitUndefined, omitEmpty, toLocalDateTime, toOrganisation, toPerson, toThingFields } from './common';

const statuses = {
  scheduled: 'EventScheduled',
  postponed: 'EventPostponed',
  rescheduled: 'EventRescheduled',
  moved_online: 'EventMovedOnline',
  cancelled: 'EventCancelled',
} as const;

const modes = {
  in_person: 'OfflineEventAttendanceMode',
  online: 'OnlineEventAttendanceMode',
  hybrid: 'MixedEventAttendanceMode',
} as const;

export function toEvent(item: Item<'event'>, urls: SiteUrls): Event {
  const { eventStatus, timezone, languages, capacity, cost, speakers } = item;
  const mode = eventStatus === 'moved_online' ? 'online' : item.mode;
  const days = item.allDay ? toDays(item) : undefined;
  return omitUndefined({
    '@type': 'Event',
    ...toThingFields(item, urls),
    startDate: days?.first ?? toLocalDateTime(item.startsAt, timezone, item.startsLocal),
    endDate: days?.last ?? toLocalDateTime(item.endsAt, timezone, item.endsLocal),
    previousStartDate: item.previousStart && toLocalDateTime(item.previousStart, timezone, item.previousStartLocal),
    eventStatus: `https://schema.org/${statuses[eventStatus]}`,
    eventAttendanceMode: `https://schema.org/${modes[mode]}`,
    location: getLocations(item, urls, mode),
    organizer: toOrganisation(item.organiser),
    performer: omitEmpty(speakers.map((name) => toPerson(name))),
    inLanguage: omitEmpty(languages),
    maximumAttendeeCapacity: capacity,
    isAccessibleForFree: cost === undefined ? undefined : cost === 'free',
    offers: getOffer(item),
  });
}

function getOffer(item: Item<'event'>): Offer | undefined {
  const { registrationUrl, registrationClosesAt, registrationClosesLocal, timezone, cost } = item;
  if (registrationUrl === undefined) return undefined;
  return omitUndefined({
    '@type': 'Offer',
    url: registrationUrl,
    availabilityEnds: registrationClosesAt && toLocalDateTime(registrationClosesAt, timezone, registrationClosesLocal),
    ...(cost === 'free' ? free : {}),
  });
}

function getLocations(item: Item<'event'>, urls: SiteUrls, mode: keyof typeof modes) {
  const { venue, joinUrl } = item;
  const venuePlace: Place | undefined =
    venue &&
    omitUndefined({
      '@type': 'Place',
      name: venue.name && plainLine(venue.name),
      address: omitUndefined({
        '@type': 'PostalAddress',
        streetAddress: venue.street && plainLine(venue.street),
        addressLocality: venue.city && plainLine(venue.city),
        addressCountry: venue.country,
      }),
    });
  const online: VirtualLocation = {
    '@type': 'VirtualLocation',
    url: joinUrl ?? item.registrationUrl ?? urls.item('event', item.id),
  };
  if (mode === 'online') return online;
  if (mode === 'in_person') return venuePlace;
  return venuePlace ? [venuePlace, online] : online;
}
