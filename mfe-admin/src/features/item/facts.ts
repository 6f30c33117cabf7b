import type { ReviewedItem } from '@adp/shared-data/review';

/** Shown elsewhere on the page, or the record of how the item was saved. */
const elsewhere = new Set([
  ...['id', 'kind', 'title', 'summary', 'body', 'cover', 'status', 'authorUid', 'authorUsername', 'authorName'],
  ...['createdAt', 'updatedAt', 'publishedAt', 'revision', 'sample'],
]);

export interface Fact {
  readonly name: string;
  readonly value: unknown;
  /** Whether readers saw another value before. */
  readonly isChanged: boolean;
}

/** The fields of an item beside title and text, in the order of its schema; those that are empty are left out. */
export function toFacts(item: ReviewedItem, before?: ReviewedItem): readonly Fact[] {
  const other = new Map<string, unknown>(Object.entries(before ?? {}));
  return Object.entries(item)
    .filter(([name, value]) => !elsewhere.has(name) && !isEmpty(value))
    .map(([name, value]: [string, unknown]) => ({
      ...{ name, value },
      isChanged: before !== undefined && JSON.stringify(value) !== JSON.stringify(other.get(name)),
    }));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
