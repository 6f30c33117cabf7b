import type { FacetCounts, Filters } from '@adp/shared-data/lists';
import { useEffect, useState } from 'react';
import { readFacets, toFacetPath } from '../../api/facets';
import type { Kind } from '../../lib/kinds';

/**
 * Returns the number of results for each choice, while the filters are visible. After a choice, returns the previous
 * numbers until the new ones arrive, so that the texts of the options do not flicker.
 */
export function useFacets(
  kind: Kind,
  { filters, isVisible }: { readonly filters: Filters; readonly isVisible: boolean },
): FacetCounts | undefined {
  const path = toFacetPath(kind, filters);
  const [counts, setCounts] = useState<FacetCounts>();
  useEffect(() => {
    if (path === undefined || !isVisible) return undefined;
    let isCurrent = true;
    void readFacets(path).then((read) => {
      if (isCurrent) setCounts(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [path, isVisible]);
  return path === undefined ? undefined : counts;
}
