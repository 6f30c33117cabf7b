/** Limits of fields that several kinds share and that public lists show. Every list page downloads this module. */
export const commonLimits = {
  title: { min: 5, max: 150 },
  summary: { min: 20, max: 300 },
  themes: { min: 1, max: 3 },
  countries: { max: 20 },
  languages: { max: 10 },
  url: { max: 500 },
  zone: { max: 50 },
  organiser: { min: 1, max: 150 },
  username: { min: 2, max: 30 },
  name: { min: 2, max: 100 },
} as const;
