import type { DataConfig } from '@adp/shared-data/client';
import type { SiteNotice } from '@adp/shared-data/site-settings';
import type { ListRoutes } from './siteRoutes';
import type { SaveUsage } from './usage/createUsageCounter';

export interface HandlerOptions {
  /** The site's own origin, such as https://example.org. */
  readonly site: string;
  /** The data service, with an absolute origin. */
  readonly data: DataConfig;
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number;
  /** Renders pages. Without it, all pages are not found. */
  readonly renderPage?: RenderPage;
  /** Returns the routes of the live apps, for the sitemap and robots.txt. */
  readonly listRoutes?: ListRoutes;
  /** URL of the folder with the search index, with a trailing slash. Without it, there is no search. */
  readonly searchIndex?: string | undefined;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Saves usage counts, once a minute. Without it, usage is not counted. */
  readonly saveUsage?: SaveUsage;
  /** Renders preview images and icons. Without it, they are not found. */
  readonly renderImage?: RenderImage;
  /** Returns the client's IP address for rate limits. Requests without one are not limited. */
  readonly getIpAddress?: (request: Request) => string | undefined;
}

/** Renders the page that a request names. Returns undefined for a path that cannot be a page. Never rejects. */
export type RenderPage = (request: Request, options?: PageOptions) => Promise<Response | undefined>;

interface PageOptions {
  readonly describe?: Describe;
  /** True if the visitor has exceeded a rate limit. The response is then status 429 with the shell's HTML. */
  readonly isLimited?: boolean;
  readonly notices?: readonly SiteNotice[];
}

/** A page's title and description, as its app renders them. */
interface RenderedTexts {
  readonly title: string;
  readonly description?: string | undefined;
}

/**
 * Returns the elements of a page's head that describe it, as HTML: title, description, canonical URL, link previews, feeds and JSON-LD.
 * Uses the rendered texts if the data cannot be read. Never rejects.
 */
export type Describe = (url: URL, rendered: RenderedTexts) => Promise<string>;

export interface Card {
  /** The kind of page, in a word or two. */
  readonly label: string;
  readonly title: string;
  readonly site: string;
  readonly lang: string;
  /** The language of everything else. */
  readonly around: string;
}

export interface Icon {
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
}

/** Renders a card, of 1200 by 630 pixels, or an icon as a PNG. A card takes about 0.1 s of processor time. */
export type RenderImage = (image: Card | Icon) => Promise<Uint8Array<ArrayBuffer>>;

export type Handler = (request: Request) => Promise<Response>;
