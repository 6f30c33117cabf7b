import type { KnowledgeProduct } from '@adp/shared-data/knowledge-product';
import type { SeedItem } from './seedItem';
import type { SourceId } from './sources';

/** A publication that exists, with what public pages say about it. */
export interface SeedKnowledgeProduct extends SeedItem {
  readonly type: KnowledgeProduct['type'];
  /** Absent where the pages do not say whose work it is. */
  readonly corporateAuthor?: string;
  /** As exact as the sources are: a year, a month or a day; absent where they do not say. */
  readonly date?: string;
  readonly isbn?: string;
  /** The languages in which it is known to exist, where the pages say so. */
  readonly fileLanguages?: readonly string[];
  readonly keyMessages?: readonly string[];
  readonly abstract: string;
  readonly sources: readonly SourceId[];
  /** The publication's own public page, which is one of its sources. Absent if none is on record. */
  readonly page?: SourceId;
}
