/** Limits of programme pages. Texts are in UTF-16 units, and lists in entries. */
export const programmePageLimits = {
  text: { min: 2, max: 600 },
  /** The purpose is also the page's meta description. */
  purpose: { min: 2, max: 160 },
  sections: { min: 1, max: 20 },
  /** Statements or paragraphs in a section. */
  statements: { min: 1, max: 30 },
  milestones: { min: 0, max: 60 },
  publications: { min: 0, max: 60 },
  team: { min: 0, max: 60 },
  gaps: { min: 0, max: 30 },
  items: { min: 1, max: 40 },
  listedSources: { min: 1, max: 120 },
  citations: { min: 1, max: 10 },
  /** The whole content as JSON. The page includes it in its HTML, and a Firestore document can be at most 1 MiB. */
  content: { min: 0, max: 150_000 },
} as const;
