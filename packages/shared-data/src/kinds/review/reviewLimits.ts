/** Limits of what reviewers, authors and readers write about an item, in code points. */
export const reviewLimits = {
  reason: { min: 1, max: 1000 },
  approvals: { min: 1, max: 100 },
  /** How far ahead an item can be scheduled, in days. */
  scheduleDays: 366,
} as const;
