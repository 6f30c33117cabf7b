/** The kinds of items that have a date in a calendar. */
export const calendarKinds = ['event', 'opportunity'] as const;

export type CalendarKind = (typeof calendarKinds)[number];

/** The calendar of each kind. The name is part of the file name and of message ids. */
export const calendarNames = { event: 'events', opportunity: 'deadlines' } as const satisfies Record<
  CalendarKind,
  string
>;

export const isCalendarKind = (kind: string): kind is CalendarKind =>
  calendarKinds.some((candidate) => candidate === kind);

/** A month in URLs, such as `2026-12`. */
export const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;
