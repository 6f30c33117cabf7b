import type { ReviewedItem } from '@adp/shared-data/review';

/** Shown elsewhere on the page, or the record of how the item was saved. */
const elsewhere = new Set([
  ...['id', 'kind', 'title', 'summary', 'body', 'cover', 'status', 'authorUid', 'authorUsername', 'authorName'],
  ...['createdAt', 'updatedAt', 'publishedAt', 'revision', 'sample'],
  ...['translations', 'translatedInto'],
]);

export interface Fact {
  readonly name: string;
  readonly value: unknown;
  /** The same of the other version, where there is one. */
  readonly other: unknown;
  readonly isChanged: boolean;
}

/** The fields of an item beside title and text, in the order of its schema; those that are empty are left out. */
export function toFacts(item: ReviewedItem, compared?: ReviewedItem): readonly Fact[] {
  const others = new Map<string, unknown>(Object.entries(compared ?? {}));
  return Object.entries(item)
    .filter(([name, value]) => !elsewhere.has(name) && !isEmpty(value))
    .map(([name, value]: [string, unknown]) => ({
      ...{ name, value, other: others.get(name) },
      isChanged: compared !== undefined && JSON.stringify(value) !== JSON.stringify(others.get(name)),
    }));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
