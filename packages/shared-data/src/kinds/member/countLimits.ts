/** Daily limits, high enough for all items with covers that a member wrote during a long time offline. */
export const countLimits = { itemsPerDay: { max: 60 }, uploadsPerDay: { max: 60 } } as const;
