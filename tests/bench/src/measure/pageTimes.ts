/** Measurements by the page itself (pageProbe.ts). Times are in milliseconds since the start of the navigation. */
export interface PageTimes {
  /** First contentful paint. */
  readonly fcp: number;
  /** Largest contentful paint. */
  readonly lcp: number;
  /** The requested page is visible: its heading is in the document, visible and painted. */
  readonly content: number;
  /** React has hydrated the page and the menu's button. Not before `content`. */
  readonly interactive: number;
  /** Time above 50 ms of each task after the first paint, in milliseconds. */
  readonly blocking: number;
  /** The sum of all layout shifts. */
  readonly shift: number;
}

/** The probe's functions in the page, which the benchmark calls. */
export interface PageProbe {
  /** Resolves when the first view is visible and interactive. */
  readonly ready: () => Promise<void>;
  /** Call this once nothing is in progress. Rejects if a click on the menu's button does not open the menu. */
  readonly times: () => Promise<PageTimes>;
  /** Clicks the link to `path` and waits for `heading`. Returns the milliseconds from the click. */
  readonly follow: (path: string, heading: string) => Promise<number>;
  /** Goes back in the history and waits for `heading`. */
  readonly back: (heading: string) => Promise<void>;
}
