/** Limits of the texts that reviewers, authors and readers write about an item, in code points. */
export const reviewLimits = {
  reason: { min: 1, max: 1000 },
  approvals: { min: 1, max: 100 },
  /** The maximum number of days that an item can be scheduled ahead. */
  scheduleDays: 366,
} as const;
