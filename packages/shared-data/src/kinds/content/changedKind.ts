import type { Kind } from '../kind';

const filters = {};
const orders = {
  updated: { field: 'updated_at', direction: 'ASCENDING' },
  translated: { field: 'translated_at', direction: 'ASCENDING' },
} as const;

/**
 * The public list of a kind in the order in which its items, or their translations, were last written. Rules demand
 * that each change sets one of the two times.
 */
export function changedKind<Item, Summary>(
  kind: Kind<Item, Summary>,
): Omit<Kind<Item, Summary, never, keyof typeof orders>, 'ownership'> {
  const { collection, summaryFields, readSummary, readItem, shown } = kind;
  return { collection, summaryFields, readSummary, readItem, shown, filters, orders };
}
