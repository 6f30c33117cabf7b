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
import type { SiteUrls } from '../siteUrls';
import { plainLine } from '../markup/plainLine';
import { omitUndefined, omitEmpty, toOrganisation, toPerson, toTextFields, toWorkFields } from './common';

export function toArticle(item: Item<'article'>, urls: SiteUrls): Article {
  const { name, ...work } = toWorkFields(item, urls);
  return omitUndefined({
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

/** Converts a publication to structured data. Uses the publication's own authors, publisher, date and identifiers. */
export function toPublication(item: Item<'knowledgeProduct'>, urls: SiteUrls): Publication {
  const { name, ...work } = toTextFields(item, urls);
  const organisation = toOrganisation(item.corporateAuthor);
  const authors = [...item.authors.map((person) => toPerson(person)), ...(organisation ? [organisation] : [])];
  const fields = omitUndefined({
    ...work,
    name,
    headline: name,
    mainEntityOfPage: work.url,
    isAccessibleForFree: true,
    author: omitEmpty(authors),
    publisher: toOrganisation(item.publisher),
    datePublished: item.publishedOn,
    abstract: plainLine(item.abstract, 3_000),
    version: item.version,
    identifier: getIdentifiers(item),
    sameAs: omitEmpty(
      [item.canonicalUrl, item.htmlUrl, item.doi && toDoiUrl(item.doi)].filter((url) => url !== undefined),
    ),
    isPartOf: toSeries(item.series),
    encoding: omitEmpty(item.files.map(toMedia)),
  });
  if (item.type === 'video')
    return omitUndefined({ '@type': 'VideoObject', ...fields, thumbnailUrl: work.image, uploadDate: item.publishedOn });
  const type = types[item.type] ?? 'Report';
  return { '@type': type, ...fields };
}

function toSeries(name: string | undefined) {
  return name === undefined ? undefined : ({ '@type': 'CreativeWorkSeries', name: plainLine(name) } as const);
}

const toDoiUrl = (doi: string) => `https://doi.org/${encodeURI(doi)}`;

function getIdentifiers({ doi, isbn }: Item<'knowledgeProduct'>): readonly PropertyValue[] | undefined {
  const identifiers = Object.entries({ DOI: doi, ISBN: isbn }).flatMap(([propertyID, value]): PropertyValue[] =>
    value === undefined ? [] : [{ '@type': 'PropertyValue', propertyID, value }],
  );
  return omitEmpty(identifiers);
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
  return omitUndefined({
    '@type': 'MediaObject',
    contentUrl: url,
    inLanguage: lang,
    encodingFormat: mediaTypes[format],
    contentSize: bytes === undefined ? undefined : `${bytes} B`,
    sha256,
  });
}
