import type { Event } from '@adp/shared-data/event';
import type { SeedItem } from './seedItem';
import type { SourceId } from './sources';

/** Event before its dates are calculated. */
export interface SeedEvent extends SeedItem {
  /** Time of the event in its time zone: fixed whole days, or hours on a day relative to the day of the seed. */
  readonly when:
    | { readonly first: string; readonly last: string }
    | { readonly inDays: number; readonly from: string; readonly until: string; readonly lastsDays?: number };
  /** IANA name of the time zone. */
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
  /** Description in Markdown. If there are sources, the date on which they were checked is added. */
  readonly body?: string;
  readonly sources?: readonly SourceId[];
}
