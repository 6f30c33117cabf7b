import type { Article } from '@adp/shared-data/article';
import type { CoverName } from '../covers/drawCover';
import type { MemberKey } from './members';
import type { SeedLanguage } from './checkedOn';

/** Properties of every kind of seeded item before its dates are calculated. */
export interface SeedItem {
  /** The document's id, which is part of URLs, so it must never change. */
  readonly id: string;
  readonly author: MemberKey;
  readonly lang: SeedLanguage;
  readonly title: string;
  readonly summary: string;
  readonly programme?: Exclude<Article['programme'], undefined>;
  readonly themes: readonly Article['themes'][number][];
  readonly tags: readonly string[];
  /** ISO 3166-1 alpha-2 codes. */
  readonly countries: readonly string[];
  readonly publishedDaysAgo: number;
  readonly cover?: CoverName;
  /** Invented to show how an item looks, as its title says. */
  readonly sample?: boolean;
}
