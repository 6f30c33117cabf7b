import type { RandomSource } from '@adp/seed/random';
import { createZipf } from '@adp/seed/zipf';
import { type SearchEntry, entryKinds } from '@adp/shared-ui/search-index';
import { assumptions } from './assumptions';

/** Returns a function that picks paths of searches for words of items. The items' popularity follows Zipf's law. */
export function createSearches(entries: readonly SearchEntry[], random: RandomSource): () => string {
  const { exponent, search } = assumptions;
  const pickRank = createZipf({ count: entries.length, exponent });
  return () => {
    const entry = entries[(pickRank(random.next) * 7_919) % entries.length];
    if (!entry) throw new RangeError('There is nothing to search for.');
    const words = random.some(`${entry.title} ${entry.summary}`.split(' '), 1, search.maxWords);
    const typed = random.chance(search.typos)
      ? words.map((word, at) => (at === 0 ? misspell(word, random) : word))
      : words;
    const params = new URLSearchParams({ q: typed.join(' ').slice(0, 150), lang: entry.lang ?? 'en' });
    if (random.chance(search.withKind)) params.set('in', random.pick(entryKinds));
    return toSearchPath(params);
  };
}

/** Swaps two neighbouring characters, which is a frequent typing error. */
function misspell(word: string, random: RandomSource): string {
  const at = random.whole(0, Math.max(0, word.length - 2));
  return word.slice(0, at) + word.slice(at + 1, at + 2) + word.slice(at, at + 1) + word.slice(at + 2);
}

export const toSearchPath = (params: URLSearchParams) => `/api/v1/search?${params.toString()}`;
