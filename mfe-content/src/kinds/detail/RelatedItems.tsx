import { useStored } from '@adp/shared-ui';
import { useEffect } from 'react';
import type { ListedItem, WholeItem } from '../../lib/items';
import { listKey } from '../../api/listAddress';
import { cachedItems, listCache } from '../../api/listCache';
import type { Kind } from '../../lib/kinds';
import type { Filters } from '@adp/shared-data';
import { useText } from '../../text';
import { Ledger } from '../../components/cards/Ledger';
import { openList } from '../list/listStore';
import { useCard } from '../list/useCard';

/** How many items are shown below an item. */
const relatedShown = 3;

/**
 * Items related to one, from the cached lists. A list is read for them only where the visit began with the item:
 * going from a list to an item costs one request.
 */
export function RelatedItems({ kind, item }: { kind: Kind; item: WholeItem }) {
  const text = useText();
  const [theme] = item.themes;
  const nearest = { kind, filters: toFilters(theme) };
  const all = { kind, filters: {} };
  // Renders again when one of the lists below arrives.
  const ofTheme = useStored(listCache, listKey(nearest));
  useStored(listCache, listKey(all));
  const related = relatedItems(cachedItems(kind), item);
  const tooFew = related.length < relatedShown;
  const Card = useCard(kind, related.length > 0);
  const isAlone = ofTheme?.items !== undefined && related.length === 0;
  useEffect(() => {
    if (tooFew) void openList({ kind, filters: toFilters(theme) });
  }, [tooFew, kind, theme]);
  useEffect(() => {
    // Nothing of its theme: falls back to the beginning of the whole list.
    if (isAlone) void openList({ kind, filters: {} });
  }, [isAlone, kind]);
  if (related.length === 0 || !Card) return null;
  return (
    <Ledger
      label={text('related.title')}
      items={related}
      card={(other) => <Card item={other} now={new Date()} level={3} />}
    />
  );
}

const toFilters = (theme: string | undefined): Filters => (theme === undefined ? {} : { theme: [theme] });

/** The most related items: each shared theme scores one, a shared programme two. */
function relatedItems<K extends Kind>(
  others: readonly ListedItem<K>[],
  { id, themes, programme }: Pick<WholeItem, 'id' | 'themes' | 'programme'>,
): readonly ListedItem<K>[] {
  const score = (other: ListedItem<K>) =>
    other.themes.filter((theme) => themes.includes(theme)).length +
    (programme !== undefined && other.programme === programme ? 2 : 0);
  return others
    .filter((other) => other.id !== id)
    .map((other) => ({ other, rank: score(other) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, relatedShown)
    .map(({ other }) => other);
}
