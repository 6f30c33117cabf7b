import { type Loaded, loadPublic } from '@adp/shared-data/client';
import type { ItemCounts } from '@adp/shared-ui/search-index';

export interface CountsAnswer {
  readonly counts: ItemCounts;
  readonly asOf: Date;
}

export type LoadedCounts = Loaded<CountsAnswer>;

/** Loads the number of published items by property, of all items or of one programme. Only the site's endpoint has them. */
export function loadCounts(programme?: string): Promise<LoadedCounts> {
  return loadPublic<CountsAnswer>(programme === undefined ? 'counts' : `counts?programme=${programme}`);
}
