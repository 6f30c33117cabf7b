import type { SeedItem } from '../seedItem';
import type { SourceId } from '../sources';

/** Article before its dates are calculated. The list of sources is not part of the body. */
export interface SeedArticle extends SeedItem {
  /** Markdown without the list of sources. */
  readonly body: string;
  readonly sources: readonly SourceId[];
}
