/** @jest-environment node */
import ICAL from 'ical.js';
import { toEventEntry, type CalendarEvent } from './toEventEntry';
import { toDeadlineEntry } from './toDeadlineEntry';
import { googleCalendarUrl, outlookCalendarUrl } from './calendarLinks';
import { toCalendarFeed, toCalendarFile } from './calendarFile';

const url = 'https://example.org/events/dpi-workshop';
const stamp = '2026-11-21T07:00:00Z';
const event: CalendarEvent = {
  id: 'dpi-workshop',
  title: 'Workshop on digital public infrastructure',
  summary: 'Three sessions on registries, payments and consent.',
  startsAt: '2026-11-24T06:00:00Z',
  endsAt: '2026-11-24T08:30:00Z',
  timezone: 'Africa/Nairobi',
  allDay: false,
  venue: { name: 'Conference hall', city: 'Nairobi', country: 'KE' },
  eventStatus: 'scheduled',
  icsSequence: 2,
  revision: 3,
};

/** Parses a calendar file of one event with an independent parser, which knows only the zone rules in the file. */
function parse(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [component, ...others] = calendar.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  expect(calendar.getAllSubcomponents().filter(({ name }) => !['vevent', 'vtimezone'].includes(name))).toEqual([]);
  if (!component) throw new Error('the file holds no event');
  return { calendar, component, event: new ICAL.Event(component) };
}

const file = (changes: Partial<CalendarEvent> = {}) =>
  toCalendarFile(toEventEntry({ ...event, ...changes }, url), stamp);

test('an independent parser reads the same event from the file', () => {
  const { calendar, component, event: read } = parse(file());
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(read.uid).toBe('event-dpi-workshop@example.org');
  expect(read.sequence).toBe(5);
  expect(read.summary).toBe(event.title);
  expect(read.description).toBe(`${event.summary}\n\n${url}`);
  expect(read.location).toBe('Conference hall, Nairobi, Kenya');
  expect(component.getFirstPropertyValue('url')).toBe(url);
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-21T07:00:00Z');
  expect(read.startDate.toJSDate()).toEqual(new Date(event.startsAt));
  expect(read.endDate.toJSDate()).toEqual(new Date(event.endsAt));
});

test.each([
  ['the night clocks go forward in Brussels', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z', 'Europe/Brussels'],
  ['the night clocks go back in Brussels', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', 'Europe/Brussels'],
  ['the night clocks go forward in Cairo', '2026-04-23T21:30:00Z', '2026-04-23T22:30:00Z', 'Africa/Cairo'],
  ['Ramadan, when Morocco puts its clock back', '2026-02-15T01:30:00Z', '2026-02-15T03:30:00Z', 'Africa/Casablanca'],
  ['several days', '2026-12-30T08:00:00Z', '2027-01-02T16:00:00Z', 'Africa/Johannesburg'],
])('the start and end of an event on %s are correct', (_, startsAt, endsAt, timezone) => {
  const { event: read } = parse(file({ startsAt, endsAt, timezone }));
  expect([read.startDate.toJSDate(), read.endDate.toJSDate()]).toEqual([new Date(startsAt), new Date(endsAt)]);
});

test("times are local times in the event's zone", () => {
  const text = file();
  expect(text).toContain('DTSTART;TZID=Africa/Nairobi:20261124T090000\r\n');
  expect(text).toContain('DTEND;TZID=Africa/Nairobi:20261124T113000\r\n');
  expect(text).toContain('TZID:Africa/Nairobi\r\n');
});

test.each(['10:00+01:00', '10:00+00:00'])(
  "the stored local time in Rabat, %s, takes precedence over this device's rules for the zone",
  (time) => {
    const startsLocal = `2026-12-01T${time}`;
    const changes = { startsAt: startsLocal, endsAt: startsLocal, startsLocal, endsLocal: startsLocal };
    const text = file({ ...changes, timezone: 'Africa/Casablanca' });
    expect(text).toContain('DTSTART;TZID=Africa/Casablanca:20261201T100000\r\n');
    expect(parse(text).event.startDate.toJSDate()).toEqual(new Date(startsLocal));
  },
);

test.each([
  ['a zone with a fixed offset', 'Etc/GMT+12', '2026-12-01T11:00:00Z', '2026-12-01T12:00:00Z'],
  ['an end in the hour that clocks repeat', 'Europe/Brussels', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'],
])('times for %s are in UTC', (_, timezone, startsAt, endsAt) => {
  const { event: read } = parse(file({ startsAt, endsAt, timezone }));
  expect(read.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
  expect(read.endDate.zone).toBe(ICAL.Timezone.utcTimezone);
});

test('a feed describes each zone once, and its entries are correct on both sides of each clock change', () => {
  const zones = ['Europe/Brussels', 'Africa/Casablanca', 'Africa/Cairo'];
  const starts = zones.flatMap((timezone) =>
    Array.from({ length: 60 }, (_, week) => ({ timezone, startsAt: Date.UTC(2026, 0, 1, 9) + week * 7 * 86_400_000 })),
  );
  const entries = starts.map(({ timezone, startsAt }, index) => ({
    entry: toEventEntry({ ...event, id: `e${index}`, timezone, startsAt, endsAt: startsAt + 7_200_000 }, url),
    stamp,
  }));
  const text = toCalendarFeed(entries, { name: 'Events', url, ttl: 60 });
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getAllSubcomponents('vtimezone').map((zone) => zone.getFirstPropertyValue('tzid'))).toEqual(zones);
  const read = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  expect(read.map(({ startDate }) => startDate.toJSDate().getTime())).toEqual(starts.map(({ startsAt }) => startsAt));
});

test.each([
  ['one day', '2026-03-29T00:00:00+01:00', '2026-03-30T00:00:00+02:00', '2026-03-29', '2026-03-30'],
  ['several days', '2026-03-28T00:00:00+01:00', '2026-03-31T00:00:00+02:00', '2026-03-28', '2026-03-31'],
  ['a day given by one instant', '2026-03-29T00:00:00+01:00', '2026-03-29T00:00:00+01:00', '2026-03-29', '2026-03-30'],
])('an all-day event of %s has dates without times and ends on the next day', (_, startsAt, endsAt, first, end) => {
  const { component } = parse(file({ startsAt, endsAt, timezone: 'Europe/Brussels', allDay: true }));
  const read = new ICAL.Event(component);
  expect([read.startDate.isDate, read.endDate.isDate]).toEqual([true, true]);
  expect([read.startDate.toString(), read.endDate.toString()]).toEqual([first, end]);
});

test.each([
  ['scheduled', 'CONFIRMED'],
  ['rescheduled', 'CONFIRMED'],
  ['moved_online', 'CONFIRMED'],
  ['postponed', 'TENTATIVE'],
  ['cancelled', 'CANCELLED'],
] as const)('an event that is %s is %s in the calendar', (eventStatus, status) => {
  const { component } = parse(file({ eventStatus }));
  expect(component.getFirstPropertyValue('status')).toBe(status);
});

test('an event that has moved online has the join URL as its location', () => {
  const joinUrl = 'https://example.org/join';
  expect(parse(file({ eventStatus: 'moved_online', joinUrl })).event.location).toBe(joinUrl);
});

test.each([
  ['a property of its own', 'Talk\r\nATTENDEE:mailto:victim@example.org'],
  ['an end of the event', 'Talk\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:Another'],
  ['a lone carriage return', 'Talk\rSTATUS:CANCELLED'],
  ['a line separator', 'Talk\u2028STATUS:CANCELLED'],
  ['an alarm', 'Talk\r\nBEGIN:VALARM\r\nACTION:EMAIL\r\nEND:VALARM'],
  ['escapes', 'Talk\\; with\\, marks\\nand "quotes"'],
  ['half a surrogate', 'Talk \ud800 broken'],
  ['a zero byte', 'Talk\0and more'],
])('a hostile text with %s adds no property or component', (_, text) => {
  const { component, event: read } = parse(file({ title: text, summary: text, venue: { name: text } }));
  expect(component.getAllSubcomponents()).toEqual([]);
  expect(
    component
      .getAllProperties()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['description', 'dtend', 'dtstamp', 'dtstart', 'location', 'sequence', 'status', 'summary', 'uid', 'url']);
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(read.summary).toContain('Talk');
  expect(read.summary).not.toContain('\n');
});

test('special characters of the calendar format are escaped', () => {
  const title = 'Budgets; rules, taxes \\ and "more": 50 %';
  expect(parse(file({ title })).event.summary).toBe(title);
});

test('lines have at most 75 octets in any script and unfold to the same text', () => {
  const title = 'ورشة عمل حول البنية التحتية الرقمية العامة 🌍 የዲጂታል ፖሊሲ '.repeat(4).trim();
  const text = file({ title });
  expect(
    text
      .split('\r\n')
      .map((line) => Buffer.byteLength(line))
      .filter((octets) => octets > 75),
  ).toEqual([]);
  expect(parse(text).event.summary).toBe([...title].slice(0, 250).join(''));
});

test('the entry of a deadline ends at the deadline and has a stable id', () => {
  const deadline = {
    id: 'call-7',
    summary: 'Papers on data governance.',
    deadlineAt: new Date('2026-12-01T12:00:00Z'),
    timezone: 'Etc/GMT+12',
    revision: 4,
  };
  const page = 'https://example.org/opportunities/call-7';
  const { event: read } = parse(toCalendarFile(toDeadlineEntry(deadline, 'Closes: Call for papers', page), stamp));
  expect(read.uid).toBe('opportunity-call-7@example.org');
  expect(read.sequence).toBe(4);
  expect(read.summary).toBe('Closes: Call for papers');
  expect(read.startDate.toJSDate()).toEqual(new Date('2026-12-01T11:30:00Z'));
  expect(read.endDate.toJSDate()).toEqual(new Date('2026-12-01T12:00:00Z'));
});

describe('links to web calendars', () => {
  const query = (link: string) => Object.fromEntries(new URL(link).searchParams);

  test('contain the local time with its zone, or UTC if the calendar accepts no zone', () => {
    const entry = toEventEntry(event, url);
    expect(query(googleCalendarUrl(entry))).toMatchObject({
      dates: '20261124T090000/20261124T113000',
      ctz: 'Africa/Nairobi',
      text: event.title,
      location: 'Conference hall, Nairobi, Kenya',
    });
    expect(query(outlookCalendarUrl(entry))).toMatchObject({
      startdt: '2026-11-24T06:00:00.000Z',
      enddt: '2026-11-24T08:30:00.000Z',
      subject: event.title,
    });
  });

  test('contain all-day events as days', () => {
    const days = {
      ...event,
      allDay: true,
      startsAt: '2026-03-28T00:00:00+01:00',
      endsAt: '2026-03-31T00:00:00+02:00',
      timezone: 'Europe/Brussels',
    };
    const entry = toEventEntry(days, url);
    expect(query(googleCalendarUrl(entry))['dates']).toBe('20260328/20260331');
    expect(query(outlookCalendarUrl(entry))).toMatchObject({
      startdt: '2026-03-28',
      enddt: '2026-03-31',
      allday: 'true',
    });
  });

  test('encode a hostile title as a single value', () => {
    const entry = toEventEntry({ ...event, title: 'A&action=DELETE#x?y=javascript:alert(1)' }, url);
    const google = new URL(googleCalendarUrl(entry));
    expect([google.origin, google.hash, google.searchParams.getAll('action')]).toEqual([
      'https://calendar.google.com',
      '',
      ['TEMPLATE'],
    ]);
    expect(query(outlookCalendarUrl(entry))['subject']).toBe('A&action=DELETE#x?y=javascript:alert(1)');
  });
});
