import type { Article } from '@adp/shared-data/article';
import type { Event } from '@adp/shared-data/event';
import type { KnowledgeProduct } from '@adp/shared-data/knowledge-product';
import type { Opportunity } from '@adp/shared-data/opportunity';
import type { Product } from '@adp/shared-data/product';
import type { CoverName } from '../covers/drawCover';
import type { SeedLanguage } from './checkedOn';
import type { SeedTranslation } from './itemTranslations';
import type { MemberKey } from './members';
import type { SourceId } from './sources';

export interface SeedItem extends Pick<Article, 'title' | 'summary' | 'programme' | 'themes' | 'tags' | 'countries'> {
  /** Document ID, which is part of URLs and must never change. */
  readonly id: string;
  readonly author: MemberKey;
  readonly lang: SeedLanguage;
  readonly publishedDaysAgo: number;
  readonly cover?: CoverName;
  /** True for an item that is invented to show how items look. The title says so. */
  readonly sample?: boolean;
  /** Translations of a generated item. Those of sample items are in `itemTranslations`. */
  readonly translations?: readonly SeedTranslation[];
}

export interface SeedArticle extends SeedItem {
  readonly body: string;
  readonly sources: readonly SourceId[];
}

export interface SeedEvent
  extends
    SeedItem,
    Pick<Event, 'timezone' | 'mode' | 'organiser' | 'registrationUrl' | 'capacity' | 'accessibility'>,
    Partial<Pick<Event, 'languages' | 'eventStatus'>> {
  /** Time of the event in its time zone: fixed whole days, or hours on a day relative to the day of the seed. */
  readonly when:
    | { readonly first: string; readonly last: string }
    | { readonly inDays: number; readonly from: string; readonly until: string; readonly lastsDays?: number };
  readonly city?: string;
  /** Country of the venue. Defaults to the first of `countries`. */
  readonly country?: string;
  readonly registrationClosesInDays?: number;
  /** Description in Markdown. If there are sources, the date on which they were checked is added. */
  readonly body?: string;
  readonly sources?: readonly SourceId[];
}

export interface SeedOpportunity
  extends
    SeedItem,
    Pick<Opportunity, 'type' | 'applicantTypes' | 'body' | 'howToApply'>,
    Partial<Pick<Opportunity, 'remote' | 'languagesAccepted'>> {
  readonly opensInDays?: number;
  /** Deadline. A fixed deadline is `inDays` days from the day of the seed, at the time `at` in `timezone`. */
  readonly deadline:
    | { readonly kind: 'fixed'; readonly inDays: number; readonly at: string; readonly timezone: string }
    | { readonly kind: 'rolling' | 'none'; readonly note: string };
  readonly amount?: { readonly min: number; readonly max: number; readonly currency: string };
}

/** Invented product without a maker, plainly described as a sample. */
export interface SeedProduct
  extends
    SeedItem,
    Pick<
      Product,
      'tagline' | 'category' | 'maturity' | 'pricing' | 'platforms' | 'uiLanguages' | 'minRequirements' | 'body'
    > {}

export interface SeedKnowledgeProduct
  extends
    SeedItem,
    Pick<KnowledgeProduct, 'type' | 'corporateAuthor' | 'publishedOn' | 'isbn' | 'abstract'>,
    Partial<Pick<KnowledgeProduct, 'fileLanguages' | 'keyMessages'>> {
  readonly sources: readonly SourceId[];
  /** Public page of the publication, which is also one of its sources. */
  readonly page?: SourceId;
}

export type WithDefaults<Item, Key extends keyof Item> = Omit<Item, Key> & Partial<Pick<Item, Key>>;
