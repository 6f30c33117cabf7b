/** Measurements by the probe in the page (pageProbe.ts). Times are in milliseconds since the start of navigation. */
export interface PageTimes {
  /** First contentful paint. */
  readonly fcp: number;
  /** Largest contentful paint. */
  readonly lcp: number;
  /** Time at which the page's heading is visible and painted. */
  readonly content: number;
  /** Time at which React has hydrated the page and the menu's button. Never less than `content`. */
  readonly interactive: number;
  /** Total blocking time: the sum of the time above 50 ms of each task after the first paint, in milliseconds. */
  readonly blocking: number;
  /** Sum of all layout shift scores. */
  readonly shift: number;
}

/** Functions of the probe in the page. The benchmark calls them. */
export interface PageProbe {
  /** Resolves when the first view is visible and interactive. */
  readonly ready: () => Promise<void>;
  /** Returns the measurements. Call it when the page is idle. Rejects if a click on the menu's button does nothing. */
  readonly times: () => Promise<PageTimes>;
  /** Resolves when the service worker has begun to store the page. */
  readonly workerStarted: () => Promise<void>;
  /** Scrolls to the link to `path`. Throws an Error if the page lacks it. */
  readonly scrollTo: (path: string) => void;
  /** Clicks the link to `path` and waits for `heading`. Returns the time since the click, in milliseconds. */
  readonly follow: (path: string, heading: string) => Promise<number>;
  /** Goes back in the history and waits for `heading`. */
  readonly back: (heading: string) => Promise<void>;
}
