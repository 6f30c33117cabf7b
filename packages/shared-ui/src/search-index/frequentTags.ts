import { fold } from '../format/fold';
import type { SearchEntry } from './searchEntry';

/** So many searches are suggested. */
const most = 6;

/** The tags that most entries have, the most frequent first, at most six: none that a single entry has. */
export function frequentTags(entries: Iterable<Pick<SearchEntry, 'tags'>>): readonly string[] {
  const written = new Map<string, number>();
  for (const { tags } of entries) for (const tag of tags) written.set(tag, (written.get(tag) ?? 0) + 1);
  // Each way to write a tag is folded once: of 2,000 entries there are a few hundred.
  const counts = new Map<string, { readonly tag: string; readonly count: number }>();
  for (const [tag, count] of written) {
    const known = counts.get(fold(tag));
    counts.set(fold(tag), { tag: known?.tag ?? tag, count: (known?.count ?? 0) + count });
  }
  return [...counts.values()]
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ tag }) => tag);
}
