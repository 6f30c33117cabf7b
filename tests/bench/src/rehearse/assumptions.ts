/**
 * Assumptions about a day with one million visits. They were not measured on this site, so the report states them.
 * Sizes and shares are per day unless a comment says otherwise.
 */
export const assumptions = {
  visits: 1_000_000,
  pagesPerVisit: 3,
  /** Time between two pages of a visit, in milliseconds. */
  readingTime: 40_000,
  /** Requests of crawlers per request of a visitor. Each crawler requests random pages of the whole site. */
  crawlerShare: 0.05,
  /** Share of visitors without a cached copy of the site's code. */
  newVisitorShare: 0.6,
  /** Exponent of the Zipf distribution of the pages that visitors read. */
  exponent: 0.9,
  /** Locations of the CDN, each of which stores its own copies of responses. */
  cdnPlaces: 6,
  /** Languages of the pages that visitors read. */
  languages: { en: 0.45, fr: 0.25, pt: 0.1, ar: 0.1, sw: 0.1 },
  /** Kinds of pages on which visits start and continue. */
  pages: { item: 0.5, front: 0.15, list: 0.17, filteredList: 0.08, programme: 0.1 },
  /** Searches on the server per visit, the maximum number of words, and the shares with a kind and with a typing error. */
  search: { perVisit: 0.05, maxWords: 3, withKind: 0.2, typos: 0.1 },
  publications: 2_500,
  edits: 2_000,
  profileChanges: 3_000,
  /** Rows of the day's import. */
  importedRows: 10_000,
  /** Rows of an import per second, as measured for decision 085. */
  importedRowsPerSecond: 250,
  /** Releases of the app with the most pages. Each returning visitor last visited before one of them. */
  releases: 4,
  /** Members of the site. */
  members: 100_000,
  /** Members whose alerts are rehearsed. Their costs are extrapolated to all members. */
  alertMembers: 10_000,
  /** Members who sign in on a day. Each has three visits on average. */
  activeMembers: 20_000,
  /** Number of times that each request of members is measured. */
  memberSamples: 40,
  /** Share of the visits that are of signed-in members. */
  memberVisitShare: 0.06,
  /** Members' own screens, as shares of the pages that signed-in members open. All other pages are public. */
  memberScreens: { notifications: 0.08, saved: 0.06, work: 0.06, settings: 0.02, subscriptions: 0.03 },
  /** Changes by members, in addition to publications and changed profiles. */
  memberEdits: { saves: 15_000, draftItems: 4_000, follows: 1_000, readNotifications: 4_000, alertSettings: 500 },
  /** Content of the accounts, as shares of all members. */
  memberShares: {
    following: 0.3,
    saving: 0.2,
    settings: 0.2,
    languages: { en: 0.45, fr: 0.25, pt: 0.1, ar: 0.1, sw: 0.1 },
    /** Few readers of popular topics accept an email for each item. */
    frequencies: { immediately: 0.02, daily: 0.68, weekly: 0.3 },
  },
} as const;

/** Share of the day's visits in each hour, in UTC. Most readers work between 6:00 and 16:00 UTC. */
const hours = [1, 1, 1, 1, 2, 4, 6, 7, 7, 7, 6, 6, 6, 7, 7, 6, 5, 4, 4, 4, 3, 2, 2, 1];

const total = hours.reduce((sum, weight) => sum + weight, 0);

/** Returns the number of visits that start in a minute of the hour `hour` (UTC), on average. */
export function visitsPerMinute(hour: number): number {
  return ((hours[hour] ?? 0) / total) * (assumptions.visits / 60);
}

/** The hour with the most visits. */
export const busiestHour = hours.indexOf(Math.max(...hours));
