export const eventLimits = {
  venue: { name: { min: 1, max: 150 }, street: { min: 1, max: 150 }, city: { min: 1, max: 100 } },
  capacity: { min: 0, max: 1_000_000 },
  costNote: { min: 1, max: 200 },
  accessibility: { min: 1, max: 500 },
  speakers: { max: 20, each: { min: 1, max: 100 } },
  icsSequence: { min: 0, max: 10_000 },
} as const;

export const eventChoices = {
  eventStatus: ['scheduled', 'postponed', 'rescheduled', 'moved_online', 'cancelled'],
} as const;
