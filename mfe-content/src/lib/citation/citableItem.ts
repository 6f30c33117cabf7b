/** What of an item its citation says. */
export interface CitableItem {
  readonly id: string;
  readonly title: string;
  /** How the citation managers' common format (CSL) calls such a work. */
  readonly cslType: 'report' | 'dataset' | 'speech' | 'motion_picture' | 'graphic' | 'webpage';
  /** The kind of work in words, such as "Policy brief". */
  readonly genre?: string;
  /** Names as their bearers write them. They are not taken apart: which part is the family's differs by country. */
  readonly authors: readonly string[];
  readonly corporateAuthor?: string;
  readonly publisher?: string;
  /** As exact as it is known: `2026`, `2026-03` or `2026-03-29`. */
  readonly published?: string;
  readonly version?: string;
  readonly series?: string;
  readonly pages?: number;
  readonly doi?: string;
  readonly isbn?: string;
  readonly issn?: string;
  readonly lang: string;
  readonly url: string;
}

const cslTypes: Readonly<Record<string, CitableItem['cslType']>> = {
  dataset: 'dataset',
  presentation: 'speech',
  video: 'motion_picture',
  infographic: 'graphic',
};

/** The CSL type of a knowledge product's type: most are reports. */
export function cslTypeOf(type: string): CitableItem['cslType'] {
  return Object.hasOwn(cslTypes, type) ? (cslTypes[type] ?? 'report') : 'report';
}
