import type { Kind } from '../kind';

const filters = {};
const orders = {
  updated: { field: 'updated_at', direction: 'ASCENDING' },
  translated: { field: 'translated_at', direction: 'ASCENDING' },
} as const;

/** Returns a kind sorted by the last change to an item or a translation. The rules require one of the times. */
export function changedKind<Item, Summary>(
  kind: Kind<Item, Summary>,
): Omit<Kind<Item, Summary, never, keyof typeof orders>, 'ownership'> {
  const { collection, summaryFields, readSummary, readItem, shown } = kind;
  return { collection, summaryFields, readSummary, readItem, shown, filters, orders };
}
