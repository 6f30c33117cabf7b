import type { Article } from '@adp/shared-data/article';
import type { CoverName } from '../covers/drawCover';
import type { MemberKey } from './members';
import type { SeedLanguage } from './checkedOn';

/** What every kind of seeded item has, before its dates are worked out. */
export interface SeedItem {
  /** The document's id: it stands in addresses, so it is never changed. */
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
  /** Made up to show how an item looks; the title says so too. */
  readonly sample?: boolean;
}
