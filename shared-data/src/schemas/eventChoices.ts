/** Controlled lists of events that no list filters by. */
export const eventChoices = {
  eventStatus: ['scheduled', 'postponed', 'rescheduled', 'moved_online', 'cancelled'],
} as const;
