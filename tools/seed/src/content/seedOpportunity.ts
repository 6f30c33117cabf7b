import type { Opportunity } from '@adp/shared-data/opportunity';
import type { SeedItem } from './seedItem';

/** Invented opportunity before its dates are calculated. */
export interface SeedOpportunity extends SeedItem {
  readonly type: Opportunity['type'];
  readonly opensInDays?: number;
  /** Deadline. A fixed deadline is `inDays` days from the day of the seed, at the time `at` in `timezone`. */
  readonly deadline:
    | { readonly kind: 'fixed'; readonly inDays: number; readonly at: string; readonly timezone: string }
    | { readonly kind: 'rolling' | 'none'; readonly note: string };
  readonly applicantTypes: readonly Opportunity['applicantTypes'][number][];
  readonly amount?: { readonly min?: number; readonly max?: number; readonly currency: string };
  readonly remote?: boolean;
  readonly languagesAccepted?: readonly string[];
  readonly body: string;
  readonly howToApply: string;
}
