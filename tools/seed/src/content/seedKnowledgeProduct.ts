import type { KnowledgeProduct } from '@adp/shared-data/knowledge-product';
import type { SeedItem } from './seedItem';
import type { SourceId } from './sources';

/** Publication with the information on public pages. */
export interface SeedKnowledgeProduct extends SeedItem {
  readonly type: KnowledgeProduct['type'];
  /** Organisation that published the work. Undefined if the pages do not name it. */
  readonly corporateAuthor?: string;
  /**
   * Publication date as a year, month or day, with the precision of the sources. Undefined if the sources have no date.
   */
  readonly date?: string;
  readonly isbn?: string;
  /** Languages in which the publication exists according to public pages. */
  readonly fileLanguages?: readonly string[];
  readonly keyMessages?: readonly string[];
  readonly abstract: string;
  readonly sources: readonly SourceId[];
  /** Public page of the publication, which is also one of its sources. Undefined if no such page is known. */
  readonly page?: SourceId;
}
