import type { Item } from '@adp/shared-data';
import { offsetMinutes, toDays } from '@adp/shared-ui/calendar';
import type { Event, Offer, Place, VirtualLocation } from 'schema-dts';
import type { Addresses } from '../addresses';
import { plainLine } from '../markup/plainLine';
import { free, omitUnknown, some, toOrganisation, toPerson, toThingFields } from './common';

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

/** An event with its status and attendance mode; times with the offset of the event's own zone. */
export function toEvent(item: Item<'event'>, addresses: Addresses): Event {
  const { eventStatus, timezone, languages, capacity, cost, speakers } = item;
  const mode = eventStatus === 'moved_online' ? 'online' : item.mode;
  const days = item.allDay ? toDays(item) : undefined;
  return omitUnknown({
    '@type': 'Event',
    ...toThingFields(item, addresses),
    startDate: days?.first ?? toLocal(item.startsAt, timezone),
    endDate: days?.last ?? toLocal(item.endsAt, timezone),
    previousStartDate: item.previousStart && toLocal(item.previousStart, timezone),
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
function getOffer({ registrationUrl, registrationClosesAt, cost }: Item<'event'>): Offer | undefined {
  if (registrationUrl === undefined) return undefined;
  return omitUnknown({
    '@type': 'Offer',
    url: registrationUrl,
    availabilityEnds: registrationClosesAt?.toISOString(),
    ...(cost === 'free' ? free : {}),
  });
}

/** Where it takes place: the venue, the address where one joins, or both. */
function getLocations(item: Item<'event'>, addresses: Addresses, mode: keyof typeof modes) {
  const { venue, joinUrl } = item;
  const place: Place | undefined = venue && {
    '@type': 'Place',
    name: plainLine(venue.name),
    address: omitUnknown({
      '@type': 'PostalAddress',
      streetAddress: venue.street && plainLine(venue.street),
      addressLocality: venue.city && plainLine(venue.city),
      addressCountry: venue.country,
    }),
  };
  const online: VirtualLocation = {
    '@type': 'VirtualLocation',
    url: joinUrl ?? item.registrationUrl ?? addresses.item('event', item.id),
  };
  if (mode === 'online') return online;
  if (mode === 'in_person') return place;
  return place ? [place, online] : online;
}

/** `2026-11-24T09:00:00+03:00`: search engines show the clock of the place. */
function toLocal(at: Date, timezone: string): string {
  const offset = offsetMinutes(timezone, at);
  const local = new Date(at.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(minutes)}`;
}
