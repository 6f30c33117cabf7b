import type { Item } from '@adp/shared-data/content';
import { toDays } from '@adp/shared-ui/calendar';
import type { Event, Offer, Place, VirtualLocation } from 'schema-dts';
import type { Addresses } from '../addresses';
import { plainLine } from '../markup/plainLine';
import { free, omitUnknown, some, toLocalDateTime, toOrganisation, toPerson, toThingFields } from './common';

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

/** Returns an event with its status and attendance mode. Times are local, with their offset. */
export function toEvent(item: Item<'event'>, addresses: Addresses): Event {
  const { eventStatus, timezone, languages, capacity, cost, speakers } = item;
  const mode = eventStatus === 'moved_online' ? 'online' : item.mode;
  const days = item.allDay ? toDays(item) : undefined;
  return omitUnknown({
    '@type': 'Event',
    ...toThingFields(item, addresses),
    startDate: days?.first ?? toLocalDateTime(item.startsAt, timezone, item.startsLocal),
    endDate: days?.last ?? toLocalDateTime(item.endsAt, timezone, item.endsLocal),
    previousStartDate: item.previousStart && toLocalDateTime(item.previousStart, timezone, item.previousStartLocal),
    eventStatus: `https://schema.org/${statuses[eventStatus]}`,
    eventAttendanceMode: `https://schema.org/${modes[mode]}`,
    location: getLocations(item, addresses, mode),
    organizer: toOrganisation(item.organiser),
    performer: some(speakers.map((name) => toPerson(name))),
    inLanguage: some(languages),
    maximumAttendeeCapacity: capacity,
    isAccessibleForFree: cost === undefined ? undefined : cost === 'free',
    offers: getOffer(item),
  });
}

/** Where one registers. */
function getOffer(item: Item<'event'>): Offer | undefined {
  const { registrationUrl, registrationClosesAt, registrationClosesLocal, timezone, cost } = item;
  if (registrationUrl === undefined) return undefined;
  return omitUnknown({
    '@type': 'Offer',
    url: registrationUrl,
    availabilityEnds: registrationClosesAt && toLocalDateTime(registrationClosesAt, timezone, registrationClosesLocal),
    ...(cost === 'free' ? free : {}),
  });
}

/** Where it takes place: the venue, the address where one joins, or both. */
function getLocations(item: Item<'event'>, addresses: Addresses, mode: keyof typeof modes) {
  const { venue, joinUrl } = item;
  const place: Place | undefined =
    venue &&
    omitUnknown({
      '@type': 'Place',
      name: venue.name && plainLine(venue.name),
      address: omitUnknown({
        '@type': 'PostalAddress',
        streetAddress: venue.street && plainLine(venue.street),
        addressLocality: venue.city && plainLine(venue.city),
        addressCountry: venue.country,
      }),
    });
  const online: VirtualLocation = {
    '@type': 'VirtualLocation',
    url: joinUrl ?? item.registrationUrl ?? addresses.item('event', item.id),
  };
  if (mode === 'online') return online;
  if (mode === 'in_person') return place;
  return place ? [place, online] : online;
}
