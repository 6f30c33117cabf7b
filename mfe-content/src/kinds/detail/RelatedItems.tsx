import { printFilters } from '@adp/shared-data/lists';
import { useLoaded } from '@adp/shared-ui';
import { useCallback } from 'react';
import { readList } from '../../api/publicLists';
import { Ledger } from '../../components/cards/Ledger';
import { LoadError } from '../../components/states/LoadError';
import type { CardItem, PageItem } from '../../lib/items';
import type { Kind } from '../../lib/kinds';
import { useText } from '../../text';
import { loadKind } from '../list/loadKind';

const relatedShown = 3;

/** The most related items in the list of the item's theme or, if these are too few, in the whole list. */
export function RelatedItems({ kind, item }: { kind: Kind; item: PageItem }) {
  const text = useText();
  const load = useCallback(() => loadRelated(kind, item), [kind, item]);
  const { part, failed, retry } = useLoaded(load);
  if (failed) return <LoadError code="unavailable" what="part" onRetry={retry} />;
  if (!part || part.related.length === 0) return null;
  const { Card, related } = part;
  return (
    <Ledger
      label={text('related.title')}
      items={related}
      card={(related) => <Card item={related} now={new Date()} level={3} />}
    />
  );
}

async function loadRelated(kind: Kind, item: PageItem) {
  const [{ Card }, related] = await Promise.all([loadKind(kind), readRelated(kind, item)]);
  return { Card, related };
}

async function readRelated(kind: Kind, item: PageItem): Promise<readonly CardItem[]> {
  const [theme] = item.themes;
  // Lists of some kinds have no theme filter, so the query may be empty.
  const query = theme === undefined ? '' : printFilters(kind, { theme: [theme] });
  const ofTheme = query === '' ? [] : await readItems(kind, query);
  const related = toRelated(ofTheme, item);
  if (related.length >= relatedShown) return related;
  const themeIds = new Set(ofTheme.map(({ id }) => id));
  const others = (await readItems(kind)).filter(({ id }) => !themeIds.has(id));
  return toRelated([...ofTheme, ...others], item);
}

/** Reads the first page of a list. @throws Error if it cannot be read */
async function readItems(kind: Kind, query = ''): Promise<readonly CardItem[]> {
  const { pages } = await readList({ kind, query });
  if (pages.length === 0) throw new Error(`The list of ${kind} cannot be read.`);
  return pages.flatMap(({ items }) => items);
}

/** Returns the most related items. Each shared theme scores one point, and a shared programme two points. */
function toRelated(
  others: readonly CardItem[],
  { id, themes, programme }: Pick<PageItem, 'id' | 'themes' | 'programme'>,
): readonly CardItem[] {
  const score = (candidate: CardItem) =>
    candidate.themes.filter((theme) => themes.includes(theme)).length +
    (programme !== undefined && candidate.programme === programme ? 2 : 0);
  return others
    .filter((candidate) => candidate.id !== id)
    .map((candidate) => ({ candidate, rank: score(candidate) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, relatedShown)
    .map(({ candidate }) => candidate);
}
