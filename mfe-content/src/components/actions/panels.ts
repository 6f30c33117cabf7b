// What the actions of an item open: loaded when the first of them is opened.
export { toDeadlineEntry, toEventEntry } from '../../lib/calendar/calendarEntry';
export { toCitableItem } from '../../lib/citation/citableItem';
export { default as texts } from '../../messages/actions-en.json';
export { CalendarMenu } from './CalendarMenu';
export { CitationBox } from './CitationBox';
export { ShareMenu } from './ShareMenu';
