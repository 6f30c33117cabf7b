// Times of events and deadlines, and their entries in calendars. No React here: a server imports it too.
export type { CalendarEntry } from './CalendarEntry';
export { googleCalendarUrl, outlookCalendarUrl } from './calendarLinks';
export { type CalendarDeadline, toDeadlineEntry } from './toDeadlineEntry';
export { type CalendarEvent, toEventEntry } from './toEventEntry';
export { type TimeSpan, toDays } from './TimeSpan';
export { anywhereOnEarth, dayIn, type Instant, knownZone, offsetMinutes, readerZone, zoneWords } from './zones';
