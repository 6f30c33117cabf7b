import type { ListedItem, WholeItem } from '../../api/items';
import type { Kind } from '../../lib/kinds';

/** So many stand below an item. */
export const relatedShown = 3;

/** The items nearest to one: each shared theme counts, a shared programme twice. */
export function relatedItems<K extends Kind>(
  others: readonly ListedItem<K>[],
  { id, themes, programme }: Pick<WholeItem, 'id' | 'themes' | 'programme'>,
): readonly ListedItem<K>[] {
  const nearness = (other: ListedItem<K>) =>
    other.themes.filter((theme) => themes.includes(theme)).length +
    (programme !== undefined && other.programme === programme ? 2 : 0);
  return others
    .filter((other) => other.id !== id)
    .map((other) => ({ other, near: nearness(other) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, relatedShown)
    .map(({ other }) => other);
}
