/** What the page itself measures (pageProbe.ts). Times in milliseconds since the navigation began. */
export interface PageTimes {
  /** First contentful paint. */
  readonly fcp: number;
  /** Largest contentful paint. */
  readonly lcp: number;
  /** The requested page is on the screen: its heading is in the document, visible and painted. */
  readonly content: number;
  /** Not before `content`: React has taken over the page and the menu's button. */
  readonly interactive: number;
  /** What tasks after the first paint take above 50 ms each, in milliseconds. */
  readonly blocking: number;
  /** The sum of all layout shifts. */
  readonly shift: number;
}

/** The functions that the probe leaves in the page, for the measuring side to call. */
export interface PageProbe {
  /** Resolves when the first view is there and interactive. */
  readonly ready: () => Promise<void>;
  /** To be called when nothing is under way any more. Rejects where a click on the menu's button does not open the menu. */
  readonly times: () => Promise<PageTimes>;
  /** Clicks the link to `path` and waits for `heading`. Returns the milliseconds from the click. */
  readonly follow: (path: string, heading: string) => Promise<number>;
  /** Goes back in the history and waits for `heading`. */
  readonly back: (heading: string) => Promise<void>;
}
