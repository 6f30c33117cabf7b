import { titleHeadings } from '@adp/shared-data/import-files';

/** Uninterpreted texts of a row, by field. A field may have several texts. */
export type SourceRecord = Readonly<Partial<Record<SourceField, readonly string[]>>>;

export type SourceRow = { readonly row: number } & (
  | {
      readonly record: SourceRecord;
      readonly notes?: readonly string[];
    }
  | { readonly item: Readonly<Record<string, unknown>> }
  /** Sentence that explains why the row cannot be read. */
  | { readonly unreadable: string }
);

export type SourceRows = AsyncIterable<SourceRow> | Iterable<SourceRow>;

/** Fields of a row, with other headings in CSV files, regardless of case, spaces and punctuation. */
export const csvHeadings = {
  title: titleHeadings,
  abstract: ['description', 'summarylong'],
  summary: ['shortdescription', 'teaser'],
  body: ['text', 'details'],
  lang: ['language', 'languages'],
  type: ['kind', 'documenttype', 'publicationtype', 'genre', 'opportunitytype'],
  doi: [],
  isbn: [],
  /** Identifier of a record in a repository, for records with neither a DOI nor a URL. */
  identifier: ['id'],
  url: ['link', 'address', 'uri', 'source', 'sourceurl', 'canonicalurl', 'website'],
  file: ['files', 'pdf', 'fileurl', 'download'],
  date: ['published', 'publishedon', 'publicationdate', 'issued', 'year'],
  authors: ['author', 'creator', 'creators'],
  /** Author names as the site displays them. Names in `authors` may be inverted. */
  displayedAuthors: [],
  corporateAuthor: ['organisation', 'organization', 'institution', 'corporatecreator'],
  publisher: [],
  licence: ['license', 'rights'],
  tags: ['keywords', 'keyword', 'subjects', 'subject'],
  themes: ['theme', 'topic', 'topics'],
  countries: ['country', 'eligiblecountries', 'coverage'],
  programme: ['program'],
  pages: ['numberofpages', 'pagecount'],
  version: ['edition'],
  series: ['collection'],
  keyMessages: [],
  provider: ['funder', 'offeredby', 'employer'],
  deadline: ['closingdate', 'closes', 'deadlineat', 'duedate'],
  timezone: ['zone'],
  deadlineKind: [],
  deadlineNote: [],
  opensAt: ['openingdate', 'opens'],
  applicantTypes: ['applicants', 'eligibility', 'whocanapply'],
  careerStages: ['careerstage'],
  languagesAccepted: ['applicationlanguages'],
  amountMin: ['minimumamount'],
  amountMax: ['amount', 'maximumamount'],
  currency: [],
  howToApply: ['apply'],
  applyUrl: ['applicationlink', 'applylink'],
  applyEmail: ['email'],
  remote: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type SourceField = keyof typeof csvHeadings;

export function isSourceField(name: string): name is SourceField {
  return Object.hasOwn(csvHeadings, name);
}

/** Fields by element of Dublin Core (`oai_dc`). `identifier` contains URLs, DOIs and ISBNs. */
export const dublinCore: Readonly<Record<string, SourceField>> = {
  title: 'title',
  description: 'abstract',
  language: 'lang',
  type: 'type',
  identifier: 'url',
  date: 'date',
  creator: 'authors',
  publisher: 'publisher',
  rights: 'licence',
  subject: 'tags',
  coverage: 'countries',
};
