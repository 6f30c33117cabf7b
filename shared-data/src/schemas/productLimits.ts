/** Limits of products alone. */
export const productLimits = {
  tagline: { min: 1, max: 120 },
  minRequirements: { min: 1, max: 200 },
  evidence: { max: 5 },
} as const;
