/** Daily limits, high enough for all items that a member wrote during a long time offline. A cover in two sizes is two uploads. */
export const countLimits = { itemsPerDay: { max: 60 }, uploadsPerDay: { max: 60 } } as const;
