import { useStored } from '@adp/shared-ui';
import { useEffect } from 'react';
import type { ListedItem, WholeItem } from '../../api/items';
import { listKey } from '../../api/listAddress';
import { cachedItems, listCache } from '../../api/listCache';
import type { Kind } from '../../lib/kinds';
import { useText } from '../../text';
import { Ledger } from '../../components/cards/Ledger';
import { openList } from '../list/listStore';
import { useCard } from '../list/useCard';

/** How many items are shown below an item. */
const relatedShown = 3;

/**
 * Items near to one, from the lists that this visit has read. Only who came straight to the item has a list read for it:
 * from a list to an item costs one request.
 */
export function RelatedItems({ kind, item }: { kind: Kind; item: WholeItem }) {
  const text = useText();
  const [theme] = item.themes;
  const nearest = { kind, filters: theme ? { theme } : {} };
  const all = { kind, filters: {} };
  // Shown anew when a list that is read for it comes in.
  const near = useStored(listCache, listKey(nearest));
  useStored(listCache, listKey(all));
  const related = relatedItems(cachedItems(kind), item);
  const missing = related.length < relatedShown;
  const Card = useCard(kind, related.length > 0);
  const alone = near?.items !== undefined && related.length === 0;
  useEffect(() => {
    if (missing) void openList({ kind, filters: theme ? { theme } : {} });
  }, [missing, kind, theme]);
  useEffect(() => {
    // Nothing of its theme: then whatever the list begins with.
    if (alone) void openList({ kind, filters: {} });
  }, [alone, kind]);
  if (related.length === 0 || !Card) return null;
  return (
    <Ledger
      label={text('related.title')}
      items={related}
      card={(other) => <Card item={other} now={new Date()} level={3} />}
    />
  );
}

/** The items nearest to one: each shared theme counts, a shared programme twice. */
function relatedItems<K extends Kind>(
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
