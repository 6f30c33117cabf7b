/** Limits of programme pages: texts in UTF-16 units, lists in entries. */
export const programmePageLimits = {
  text: { min: 2, max: 600 },
  /** The purpose is also the description in the page's head. */
  purpose: { min: 2, max: 160 },
  sections: { min: 1, max: 20 },
  /** Statements or paragraphs of a section. */
  statements: { min: 1, max: 30 },
  milestones: { min: 0, max: 60 },
  publications: { min: 0, max: 60 },
  /** Members of the team. */
  team: { min: 0, max: 60 },
  gaps: { min: 0, max: 30 },
  /** Entries of a sub-page. */
  items: { min: 1, max: 40 },
  /** Sources of a page. */
  listedSources: { min: 1, max: 120 },
  /** Sources of a statement. */
  citations: { min: 1, max: 10 },
  /** All content as JSON. The page has it in its HTML, and a document can have 1 MiB. */
  content: { min: 0, max: 150_000 },
} as const;
