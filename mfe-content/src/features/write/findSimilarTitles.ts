import { fold } from '@adp/shared-ui/format';
import { openSearch } from '../../api/searchIndex';
import type { Kind } from '../../lib/kinds';

export interface SimilarTitle {
  readonly id: string;
  readonly title: string;
}

interface Wanted {
  readonly title: string;
  readonly kind: Kind;
  /** The id of the item that is being written, which is excluded from the results. */
  readonly itemId: string;
  readonly locale: string;
}

/** The minimum share of words that two similar titles have in common. */
const SHARE = 0.8;

/** Finds published items of a kind whose titles have nearly the same words, ignoring case, accents and order. */
export async function findSimilarTitles({ title, kind, itemId, locale }: Wanted): Promise<readonly SimilarTitle[]> {
  const { searcher } = await openSearch(locale);
  const words = toWords(title);
  return searcher
    .search(title, { limit: 20 })
    .filter((entry) => entry.kind === kind && entry.id !== itemId && getShare(words, toWords(entry.title)) >= SHARE)
    .slice(0, 3)
    .map(({ id, title: similarTitle }) => ({ id, title: similarTitle }));
}

function toWords(title: string): ReadonlySet<string> {
  return new Set(fold(title).match(/[\p{L}\p{N}]+/gu));
}

function getShare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(a.size, b.size, 1);
}
