import { loadPublic } from '@adp/shared-data/client';
import { type FacetCounts, type Filters, printFilters, withFilter } from '@adp/shared-data/lists';
import type { Kind } from '../lib/kinds';
import { endpoint } from './publicLists';

/**
 * Returns the path of the counts for the chosen filters. Returns undefined if they have an author, because the search
 * index cannot count the items of an author.
 */
export function toFacetPath(kind: Kind, filters: Filters): string | undefined {
  if (filters['author']) return undefined;
  return `facets/${endpoint(kind)}${printFilters(kind, withFilter(filters, 'order', []))}`;
}

/** Reads the number of results for each choice. Resolves to undefined on failure, because filters work without numbers. */
export async function readFacets(path: string): Promise<FacetCounts | undefined> {
  try {
    const { answer, error } = await loadPublic<{ readonly counts: FacetCounts }>(path);
    // After an error, an answer from the cache is too old for the list beside it.
    return answer && !error ? answer.counts : undefined;
  } catch {
    return undefined;
  }
}
