import type { KnowledgeProduct } from '@adp/shared-data/knowledge-product';
import type { SeedItem } from './seedItem';
import type { SourceId } from './sources';

/** A real publication, with the information on public pages. */
export interface SeedKnowledgeProduct extends SeedItem {
  readonly type: KnowledgeProduct['type'];
  /** Undefined if the pages do not name the organisation. */
  readonly corporateAuthor?: string;
  /** Year, month or day, with the precision of the sources. Undefined if they have no date. */
  readonly date?: string;
  readonly isbn?: string;
  /** Languages in which the publication exists according to the pages. */
  readonly fileLanguages?: readonly string[];
  readonly keyMessages?: readonly string[];
  readonly abstract: string;
  readonly sources: readonly SourceId[];
  /** The publication's own public page, which is one of its sources. Undefined if none is known. */
  readonly page?: SourceId;
}
