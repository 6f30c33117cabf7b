/** Limits of new items and uploads per day. They allow for the items of a long time offline, each with its cover. */
export const countLimits = { itemsPerDay: { max: 60 }, uploadsPerDay: { max: 60 } } as const;
