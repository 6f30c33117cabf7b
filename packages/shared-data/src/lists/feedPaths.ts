import { type ContentKind, contentKinds } from '../kinds/contentKinds';
import { type CalendarKind, calendarNames } from './calendarKinds';

/** Returns the path of the Atom feed of a list. The path accepts the filters of the list. */
export const feedPath = (kind: ContentKind): string => `/feeds/${contentKinds[kind].segment}.atom`;

/** Returns the path of the iCalendar file of events or deadlines. The path accepts the filters of the list. */
export const calendarFilePath = (kind: CalendarKind): string => `/calendar/${calendarNames[kind]}.ics`;
