import type { Administrator } from '@adp/shared-data/administrator';

export interface OpenedSite {
  readonly origin: string;
  readonly project: string;
  /** Origin of the project's services: the local platform, or Google's services for a deployed site. */
  readonly api: string;
  readonly token: string;
  readonly administrator: Administrator;
}
