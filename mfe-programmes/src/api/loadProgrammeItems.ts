import { type Loaded, loadPublic } from '@adp/shared-data/client';
import { currentLocale } from '@adp/shared-ui';

interface ProgrammeItem {
  /** The path of the item's page without the first slash. */
  readonly path: string;
  readonly title: string;
  readonly lang: string;
}

interface ItemsAnswer {
  readonly programmes: Readonly<Record<string, readonly ProgrammeItem[]>>;
}

export type LoadedItems = Loaded<ItemsAnswer>;

/** Loads the items that each programme page shows. Only the site's endpoint has them in one response. */
export function loadProgrammeItems(): Promise<LoadedItems> {
  return loadPublic<ItemsAnswer>(`programme-items?lang=${currentLocale().slice(0, 2)}`);
}
