import type { StoppedCanary } from '@adp/shared-data/app-health';
import type { DataConfig } from '@adp/shared-data/client';
import type { SiteNotice } from '@adp/shared-data/site-settings';
import type { ListRoutes } from './siteRoutes';
import type { LiveBuilds, SaveHealth } from './health/createHealthCounter';
import type { SaveUsage } from './usage/createUsageCounter';

export interface HandlerOptions {
  readonly site: string;
  /** The data service. Its origin must be absolute. */
  readonly data: DataConfig;
  /** Returns the current time in milliseconds since 1970. */
  readonly now?: () => number;
  /** Renders pages. If omitted, every page is a 404. */
  readonly renderPage?: RenderPage;
  readonly listRoutes?: ListRoutes;
  /** The URL of the folder with the search index, with a trailing slash. If omitted, there is no search. */
  readonly searchIndex?: string | undefined;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Saves usage counts. Called once a minute. If omitted, usage is not counted. */
  readonly saveUsage?: SaveUsage;
  /** Saves counts of measured visits. Called once a minute. If omitted, visits are not counted. */
  readonly saveHealth?: SaveHealth;
  /** Returns the live builds of the shell and the apps, by name. Without it, visits are not counted. */
  readonly listBuilds?: () => Promise<ReadonlyMap<string, LiveBuilds>>;
  /** Renders preview images and icons. If omitted, every image is a 404. */
  readonly renderImage?: RenderImage;
  readonly getIpAddress?: (request: Request) => string | undefined;
}

/** Renders the page at the request's URL. Resolves to undefined for a path that cannot be a page. Never rejects. */
export type RenderPage = (request: Request, options?: PageOptions) => Promise<Response | undefined>;

interface PageOptions {
  readonly describe?: Describe;
  /** True if the visitor has exceeded a rate limit. The response is then the shell's HTML with status 429. */
  readonly isLimited?: boolean;
  readonly notices?: readonly SiteNotice[];
  /** Returns the canaries that pages must not name. Called only if the app of the page has a canary. Never rejects. */
  readonly getStopped?: () => Promise<readonly StoppedCanary[]>;
}

interface RenderedTexts {
  readonly title: string;
  readonly description?: string | undefined;
}

/** Returns the HTML that describes a page in its head, from its data or its rendered texts. Never rejects. */
export type Describe = (url: URL, rendered: RenderedTexts) => Promise<string>;

export interface Card {
  readonly label: string;
  readonly title: string;
  readonly site: string;
  readonly lang: string;
  /** The language of all other texts on the card. */
  readonly around: string;
}

export interface Icon {
  readonly svg: string;
  readonly width: number;
}

/** Renders a PNG: a card of 1200 by 630 pixels, or an icon. A card takes about 0.1 s of processor time. */
export type RenderImage = (image: Card | Icon) => Promise<Uint8Array<ArrayBuffer>>;

export type Handler = (request: Request) => Promise<Response>;
