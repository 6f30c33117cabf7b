/**
 * Daily limits of new items and uploads. They are high enough to send all items that a member wrote during a long time
 * offline, each with a cover.
 */
export const countLimits = { itemsPerDay: { max: 60 }, uploadsPerDay: { max: 60 } } as const;
