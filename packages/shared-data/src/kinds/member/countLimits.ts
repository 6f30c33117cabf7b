/** What a member adds within a day: as many items as a long time offline brings at once, each with its cover, and some. */
export const countLimits = { itemsPerDay: { max: 60 }, uploadsPerDay: { max: 60 } } as const;
