/** New items of a member within a day: as many as a long time offline brings at once, and some. */
export const countLimits = { itemsPerDay: { max: 60 } } as const;
