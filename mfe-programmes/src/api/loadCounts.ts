import { type Loaded, loadPublic } from '@adp/shared-data/client';
import type { ItemCounts } from '@adp/shared-ui/search-index';

interface CountsAnswer {
  readonly counts: ItemCounts;
  readonly asOf: Date;
}

export type LoadedCounts = Loaded<CountsAnswer>;

/** Loads the number of published items by property. Only the site's endpoint has them. */
export function loadCounts(): Promise<LoadedCounts> {
  return loadPublic<CountsAnswer>('counts');
}
