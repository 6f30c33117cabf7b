import type { Article } from '@adp/shared-data/article';
import type { CoverName } from '../covers/drawCover';
import type { MemberKey } from './members';
import type { SeedLanguage } from './checkedOn';

/** Properties that seeded items of every kind have before their dates are calculated. */
export interface SeedItem {
  /** Document ID, which is part of URLs and must never change. */
  readonly id: string;
  readonly author: MemberKey;
  readonly lang: SeedLanguage;
  readonly title: string;
  readonly summary: string;
  readonly programme?: Exclude<Article['programme'], undefined>;
  readonly themes: readonly Article['themes'][number][];
  readonly tags: readonly string[];
  /** Countries as ISO 3166-1 alpha-2 codes. */
  readonly countries: readonly string[];
  readonly publishedDaysAgo: number;
  readonly cover?: CoverName;
  /** True for an item that is invented to show how items look. The title says so. */
  readonly sample?: boolean;
}
