import type { Event } from '@adp/shared-data/event';
import type { SeedItem } from './seedItem';
import type { SourceId } from './sources';

/** An event before its dates are calculated. */
export interface SeedEvent extends SeedItem {
  /** Fixed whole days, or times of a day that is counted from the day of the seed, in the event's time zone. */
  readonly when:
    | { readonly first: string; readonly last: string }
    | { readonly inDays: number; readonly from: string; readonly until: string; readonly lastsDays?: number };
  /** IANA name. */
  readonly timezone: string;
  readonly mode: Event['mode'];
  readonly city?: string;
  readonly country?: string;
  readonly status?: Event['eventStatus'];
  readonly organiser?: string;
  readonly registrationUrl?: string;
  readonly registrationClosesInDays?: number;
  readonly capacity?: number;
  readonly accessibility?: string;
  readonly languages?: readonly string[];
  /** Markdown. The list of sources is added if there are sources. */
  readonly body?: string;
  readonly sources?: readonly SourceId[];
}
