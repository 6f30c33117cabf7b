import type { Item } from '@adp/shared-data/content';
import type {
  Article,
  CreativeWork,
  Dataset,
  MediaObject,
  PresentationDigitalDocument,
  PropertyValue,
  Report,
  ScholarlyArticle,
  VideoObject,
} from 'schema-dts';
import type { Addresses } from '../addresses';
import { plainLine } from '../markup/plainLine';
import { omitUnknown, some, toOrganisation, toPerson, toWorkFields } from './common';

/** An article that a member wrote for the site. */
export function toArticle(item: Item<'article'>, addresses: Addresses): Article {
  const { name, ...work } = toWorkFields(item, addresses);
  return omitUnknown({
    '@type': 'Article',
    ...work,
    headline: name,
    mainEntityOfPage: work.url,
    isPartOf: toSeries(item.series),
  });
}

type Publication = Report | ScholarlyArticle | Dataset | PresentationDigitalDocument | VideoObject | CreativeWork;

const types: Readonly<Record<string, 'ScholarlyArticle' | 'Dataset' | 'PresentationDigitalDocument' | 'CreativeWork'>> =
  {
    working_paper: 'ScholarlyArticle',
    dataset: 'Dataset',
    presentation: 'PresentationDigitalDocument',
    infographic: 'CreativeWork',
    toolkit: 'CreativeWork',
  };

/** A document of another body that the site describes: its own authors, publisher, date and numbers, as a citation has them. */
export function toPublication(item: Item<'knowledgeProduct'>, addresses: Addresses): Publication {
  // Whoever entered it here and when is neither its author nor its date.
  const { name, author, publisher, datePublished, citation, ...work } = toWorkFields(item, addresses);
  void [author, publisher, datePublished, citation];
  const organisation = toOrganisation(item.corporateAuthor);
  const authors = [...item.authors.map((person) => toPerson(person)), ...(organisation ? [organisation] : [])];
  const fields = omitUnknown({
    ...work,
    name,
    headline: name,
    mainEntityOfPage: work.url,
    author: some(authors),
    publisher: toOrganisation(item.publisher),
    datePublished: item.publishedOn,
    abstract: plainLine(item.abstract, 3_000),
    version: item.version,
    identifier: getIdentifiers(item),
    sameAs: some([item.canonicalUrl, item.htmlUrl, item.doi && toDoiUrl(item.doi)].filter((url) => url !== undefined)),
    isPartOf: toSeries(item.series),
    encoding: some(item.files.map(toMedia)),
  });
  if (item.type === 'video')
    return omitUnknown({ '@type': 'VideoObject', ...fields, thumbnailUrl: work.image, uploadDate: item.publishedOn });
  const type = types[item.type] ?? 'Report';
  return { '@type': type, ...fields };
}

function toSeries(name: string | undefined) {
  return name === undefined ? undefined : ({ '@type': 'CreativeWorkSeries', name: plainLine(name) } as const);
}

const toDoiUrl = (doi: string) => `https://doi.org/${encodeURI(doi)}`;

function getIdentifiers({ doi, isbn }: Item<'knowledgeProduct'>): readonly PropertyValue[] | undefined {
  const known = Object.entries({ DOI: doi, ISBN: isbn }).flatMap(([propertyID, value]): PropertyValue[] =>
    value === undefined ? [] : [{ '@type': 'PropertyValue', propertyID, value }],
  );
  return some(known);
}

const mediaTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  html: 'text/html',
  epub: 'application/epub+zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
};

function toMedia({ url, lang, format, bytes, sha256 }: Item<'knowledgeProduct'>['files'][number]): MediaObject {
  return omitUnknown({
    '@type': 'MediaObject',
    contentUrl: url,
    inLanguage: lang,
    encodingFormat: mediaTypes[format],
    contentSize: bytes === undefined ? undefined : `${bytes} B`,
    sha256,
  });
}
