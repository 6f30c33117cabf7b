/** A limit on the size of the site, before and after it was lifted. */
export interface Ceiling {
  readonly before: string;
  /** Value in the decision record, for limits that the rehearsal does not measure. */
  readonly now?: string;
  /** Name of the decision record. */
  readonly source: string;
}

/** Limits by the name of the part of the site. */
export const ceilings = {
  'search on the server': {
    before: '100,000 items: start 243 s, 1,005 MB',
    source: '186-search-a-packed-index-on-servers',
  },
  'new items in the search': {
    before: 'at most 50 new items between two builds, without changed words',
    source: '187-find-changes-between-builds-of-the-index',
  },
  'search on the device': {
    before: '4.3 MB at 100,000 items',
    source: '187-find-changes-between-builds-of-the-index',
  },
  sitemaps: {
    before: '5,000 items of a kind, read with each request',
    source: '184-store-the-sitemap-by-month',
  },
  'link checks': {
    before: '20 items an hour',
    source: '185-check-links-in-two-cycles',
  },
  'change marks': {
    before: '10 writes per second of one document with ten publications a second',
    source: '183-write-a-change-mark-for-each-document',
  },
  crawlers: {
    before: 'limits per IP address only',
    now: 'a lane with one page at a time; 95th percentile of visitors 0.92 times as long',
    source: '188-give-crawlers-a-lane',
  },
  'bytes on slow connections': {
    before: 'about 142 kB for a new visitor',
    now: 'at most 30 kB, as with the data saver',
    source: '190-save-data-on-slow-connections',
  },
  'composite indexes': {
    before: '199, of 200 without billing',
    now: 'at most 180, which a test checks',
    source: '182-index-only-requested-lists',
  },
  rules: {
    before: 'expressions were counted, document reads were not',
    now: 'both are counted, and the local platform refuses what production refuses',
    source: '181-charge-and-limit-like-production',
  },
  'outage of the data service': {
    before: '4 % of responses had content after 59 minutes',
    source: '191-rehearse-a-day',
  },
  'custom claims': {
    before: 'about 40 programmes per member',
    now: '500 programmes per member; a list that does not fit into the claim is in a document',
    source: '196-store-long-lists-of-programmes-in-documents',
  },
  'export and restore': {
    before: 'documents one by one',
    source: '195-rehearse-a-restore-of-one-million-documents',
  },
} as const satisfies Readonly<Record<string, Ceiling>>;

export type CeilingName = keyof typeof ceilings;
