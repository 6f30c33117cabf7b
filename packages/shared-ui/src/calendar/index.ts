// Entry point for the times of events and deadlines, and their calendar entries. Servers import this module, so it does not use React.
export type { CalendarEntry } from './CalendarEntry';
export { googleCalendarUrl, outlookCalendarUrl } from './calendarLinks';
export { type CalendarDeadline, toDeadlineEntry } from './toDeadlineEntry';
export { type CalendarEvent, toEventEntry } from './toEventEntry';
export { type TimeSpan, toDays, toWallTimes } from './TimeSpan';
export { getOffset, isSkipped, toDeadlineDay, toInstant, toLocalTime, toWallText, toWallTime } from './wallTime';
export { anywhereOnEarth, dayIn, type Instant, knownZone, readerZone, zoneWords } from './zones';
