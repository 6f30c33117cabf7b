// The panels of an item's actions, in one chunk that loads when the reader opens the first panel.
export { toDeadlineEntry, toEventEntry } from '@adp/shared-ui/calendar';
export { toCitableItem } from '@adp/shared-data/citation';
export { default as texts } from '../../messages/actions-en.json';
export { CalendarMenu } from './CalendarMenu';
export { CitationBox } from './CitationBox';
export { ReportItem } from './ReportItem';
export { ShareMenu } from './ShareMenu';
