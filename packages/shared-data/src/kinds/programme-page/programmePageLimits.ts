/** Limits of the pages of programmes: texts in UTF-16 units, lists in entries. */
export const programmePageLimits = {
  text: { min: 2, max: 600 },
  /** It is in the page's head. */
  purpose: { min: 2, max: 160 },
  sections: { min: 1, max: 20 },
  /** Statements, or paragraphs, of a section. */
  statements: { min: 1, max: 30 },
  milestones: { min: 0, max: 60 },
  publications: { min: 0, max: 60 },
  /** People who work for the programme. */
  team: { min: 0, max: 60 },
  gaps: { min: 0, max: 30 },
  /** Entries of a sub-page. */
  items: { min: 1, max: 40 },
  /** Sources that a page lists. */
  listedSources: { min: 1, max: 120 },
  /** Sources that one statement names. */
  citations: { min: 1, max: 10 },
  /** Of all content as JSON: the page has it in its HTML, and a document has 1 MiB. */
  content: { min: 0, max: 150_000 },
} as const;
