import type { SeedItem } from '../seedItem';
import type { SourceId } from '../sources';

/** An article before its dates are calculated. Its list of sources is added to the end of its body. */
export interface SeedArticle extends SeedItem {
  /** Markdown without the list of sources. */
  readonly body: string;
  readonly sources: readonly SourceId[];
}
