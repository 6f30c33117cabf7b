import type { Item } from '@adp/shared-data';

const common = {
  status: 'published',
  summary: 'What registries, payments and consent have in common, and what to settle first.',
  body: '',
  lang: 'en',
  themes: ['data-governance'],
  tags: [],
  countries: [],
  authorUid: 'author',
  authorUsername: 'sample-author',
  authorName: 'Sample Author',
  licence: 'CC-BY-4.0',
  sources: [],
  sample: true,
  createdAt: new Date('2026-11-01T08:00:00Z'),
  updatedAt: new Date('2026-11-02T08:00:00Z'),
  publishedAt: new Date('2026-11-02T08:00:00Z'),
  revision: 1,
} as const satisfies Partial<Item>;

/** When the tests look at the samples. */
export const now = new Date('2026-11-21T08:00:00Z');

/** A sample's fields as they are stored: without its address. */
export function storedSample<K extends Item['kind']>(kind: K): Omit<Sample<K>, 'id' | 'kind'> {
  const fields: Partial<Sample<K>> = { ...samples[kind] };
  delete fields.id;
  delete fields.kind;
  return fields as Omit<Sample<K>, 'id' | 'kind'>;
}

type Sample<Kind extends Item['kind']> = Item<Kind>;

/** One item of each kind, for the tests of what shows them. */
export const samples: { readonly [Kind in Item['kind']]: Sample<Kind> } = {
  article: { ...common, ...lists(), kind: 'article', id: 'a-registry', title: 'What a registry is for' },
  event: {
    ...common,
    ...lists(),
    kind: 'event',
    id: 'e-workshop',
    title: 'Workshop on digital public infrastructure',
    startsAt: new Date('2026-11-24T06:00:00Z'),
    endsAt: new Date('2026-11-24T08:30:00Z'),
    timezone: 'Africa/Nairobi',
    allDay: false,
    mode: 'hybrid',
    venue: { name: 'Conference hall', city: 'Nairobi', country: 'KE' },
    cost: 'free',
    languages: ['en'],
    organiser: 'A university',
    speakers: [],
    eventStatus: 'scheduled',
    icsSequence: 0,
  },
  opportunity: {
    ...common,
    ...lists(),
    kind: 'opportunity',
    id: 'o-papers',
    title: 'Call for papers on data governance',
    type: 'call_papers',
    provider: 'A university',
    deadlineKind: 'fixed',
    deadlineAt: new Date('2026-11-26T12:00:00Z'),
    timezone: 'Etc/GMT+12',
    applicantTypes: [],
    eligibleCountries: [],
    careerStages: [],
    languagesAccepted: [],
    howToApply: 'By e-mail.',
    remote: true,
  },
  product: {
    ...common,
    ...lists(),
    kind: 'product',
    id: 'p-notebook',
    title: 'Field notebook',
    tagline: 'Keeps what extension workers record until there is a network',
    category: 'app',
    maturity: 'pilot',
    organisation: 'A cooperative',
    pricing: 'open_source',
    deployedIn: [],
    uiLanguages: [],
    platforms: ['android', 'web'],
    evidence: [],
  },
  knowledgeProduct: {
    ...common,
    ...lists(),
    kind: 'knowledgeProduct',
    id: 'k-framework',
    title: 'Continental data policy framework',
    type: 'strategy',
    corporateAuthor: 'African Union',
    authors: [],
    publisher: 'African Union Commission',
    publishedOn: '2022-07-28',
    abstract: 'An abstract of at least fifty characters, which this one has.',
    keyMessages: [],
    files: [{ lang: 'en', format: 'pdf', url: 'https://example.org/framework.pdf', bytes: 1_834_000 }],
    fileLanguages: ['en', 'fr'],
  },
};

/** Lists of their own for each sample, which the documents' types let a test change. */
function lists(): Pick<Item, 'themes' | 'tags' | 'countries' | 'sources'> {
  return { themes: ['data-governance'], tags: [], countries: [], sources: [] };
}
