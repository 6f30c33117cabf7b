import { fold } from '../format/fold';
import type { SearchEntry } from './searchEntry';

const MAX_TAGS = 6;

export function frequentTags(entries: Iterable<Pick<SearchEntry, 'tags'>>): readonly string[] {
  const written = new Map<string, number>();
  for (const { tags } of entries) for (const tag of tags) written.set(tag, (written.get(tag) ?? 0) + 1);
  // Fold each spelling of a tag only once, because 2,000 entries have only a few hundred spellings.
  const counts = new Map<string, { readonly tag: string; readonly count: number }>();
  for (const [tag, count] of written) {
    const previous = counts.get(fold(tag));
    counts.set(fold(tag), { tag: previous?.tag ?? tag, count: (previous?.count ?? 0) + count });
  }
  return [...counts.values()]
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_TAGS)
    .map(({ tag }) => tag);
}
