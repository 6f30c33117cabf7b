import { titleHeadings } from '@adp/shared-data/import-files';

/** What a row says, before anything is made of it: texts by field, as many as the row has. */
export type SourceRecord = Readonly<Partial<Record<SourceField, readonly string[]>>>;

/** One row of a source, by its number there, from 1. */
export type SourceRow = { readonly row: number } & (
  | {
      readonly record: SourceRecord;
      /** Sentences for the report: what was omitted, or read otherwise than written. */
      readonly notes?: readonly string[];
    }
  /** An item with the site's own fields. */
  | { readonly item: Readonly<Record<string, unknown>> }
  /** It cannot be read: a sentence. */
  | { readonly unreadable: string }
);

export type SourceRows = AsyncIterable<SourceRow> | Iterable<SourceRow>;

/**
 * The fields that a row can have, with the headings by which a CSV file may name them, besides the field's own name. Capitals,
 * spaces and signs of a heading do not matter.
 */
export const csvHeadings = {
  title: titleHeadings,
  abstract: ['description', 'summarylong'],
  summary: ['shortdescription', 'teaser'],
  body: ['text', 'details'],
  lang: ['language', 'languages'],
  type: ['kind', 'documenttype', 'publicationtype', 'genre', 'opportunitytype'],
  doi: [],
  isbn: [],
  /** Of a record in a repository that has neither a DOI nor an address. */
  identifier: ['id'],
  url: ['link', 'address', 'uri', 'source', 'sourceurl', 'canonicalurl', 'website'],
  file: ['files', 'pdf', 'fileurl', 'download'],
  date: ['published', 'publishedon', 'publicationdate', 'issued', 'year'],
  authors: ['author', 'creator', 'creators'],
  /** Names as the site displays them, where those of `authors` may be inverted. */
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

/** Whether a name is that of a field. */
export function isSourceField(name: string): name is SourceField {
  return Object.hasOwn(csvHeadings, name);
}

/** The elements of unqualified Dublin Core (`oai_dc`). `identifier` and `relation` hold addresses, DOIs and ISBNs. */
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
