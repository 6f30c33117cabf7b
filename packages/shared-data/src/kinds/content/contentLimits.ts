/** Limits of fields that several kinds share but no public list shows. */
export const contentLimits = {
  body: { min: 0, max: 50_000 },
  tags: { max: 5, each: { min: 1, max: 30 } },
  sources: { max: 10 },
  cover: { alt: { min: 1, max: 250 }, credit: { min: 1, max: 150 }, side: { min: 1, max: 4000 } },
  coverBytes: { min: 1, max: 200 * 1024 },
  series: { min: 1, max: 100 },
} as const;

/** Controlled lists that all kinds share and that are not list filters. */
export const contentChoices = {
  status: ['draft', 'in_review', 'scheduled', 'published', 'returned', 'archived', 'removed'],
  licence: ['CC-BY-4.0', 'CC-BY-SA-4.0', 'CC-BY-NC-4.0', 'CC0-1.0', 'all-rights-reserved'],
} as const;
