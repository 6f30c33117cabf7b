import type { DataConfig } from '@adp/shared-data/client';
import type { SiteNotice } from '@adp/shared-data/site-settings';
import type { Describe } from './discovery/Describe';
import type { SaveUsage } from './usage/createUsageCounter';
import type { Painter } from './discovery/card/createPainter';
import type { ListRoutes } from './discovery/siteRoutes';

export interface HandlerOptions {
  /** The site's own origin, such as https://example.org. */
  readonly site: string;
  /** Where the data is, with an absolute origin. */
  readonly data: DataConfig;
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number;
  /**
   * Answers with a page, which is not rendered for a visitor who is not within the limits; undefined where there is none. Without it
   * there are no pages here.
   */
  readonly pages?: (
    request: Request,
    describe: Describe,
    isWithin: boolean,
    notices: readonly SiteNotice[],
  ) => Promise<Response | undefined>;
  /** Returns the routes of the apps that are live, for sitemap and robots.txt. Without it there are none. */
  readonly listRoutes?: ListRoutes;
  /** The address of the folder with the search index, with a slash at its end; without it nothing is searched here. */
  readonly searchIndex?: string | undefined;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Takes what was counted, once a minute; without it nothing is counted. */
  readonly saveUsage?: SaveUsage;
  /** Paints the pictures of links to pages; without it there are none. */
  readonly paint?: Painter;
  /** The address that a request comes from, which its limits go by; without one it has none. */
  readonly getAddress?: (request: Request) => string | undefined;
}

export type Handler = (request: Request) => Promise<Response>;
