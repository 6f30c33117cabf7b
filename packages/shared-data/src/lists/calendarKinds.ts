/** The kinds of items that have a date in a calendar. */
export const calendarKinds = ['event', 'opportunity'] as const;

export type CalendarKind = (typeof calendarKinds)[number];
