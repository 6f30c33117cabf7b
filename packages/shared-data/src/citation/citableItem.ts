import type { Item } from '../kinds/content';

export interface CitableItem {
  readonly id: string;
  readonly title: string;
  readonly cslType: 'report' | 'dataset' | 'speech' | 'motion_picture' | 'graphic' | 'webpage';
  /** The type of the work as text, such as "Policy brief". */
  readonly genre?: string | undefined;
  /** The authors' full names, as the authors write them. */
  readonly authors: readonly string[];
  readonly corporateAuthor?: string | undefined;
  readonly publisher?: string | undefined;
  readonly site?: string | undefined;
  /** The publication date, as precise as the site knows it: `2026`, `2026-03` or `2026-03-29`. */
  readonly published?: string | undefined;
  readonly version?: string | undefined;
  readonly series?: string | undefined;
  readonly pages?: number | undefined;
  readonly doi?: string | undefined;
  readonly isbn?: string | undefined;
  readonly lang: string;
  readonly abstract?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
  readonly licence?: string | undefined;
  readonly themes?: readonly string[] | undefined;
  readonly countries?: readonly string[] | undefined;
  readonly url?: string | undefined;
  /** The date of access: `2026-11-22`. */
  readonly accessed: string;
}

const cslTypes: Readonly<Record<string, CitableItem['cslType']>> = {
  dataset: 'dataset',
  presentation: 'speech',
  video: 'motion_picture',
  infographic: 'graphic',
};

/** An item without its body, which citations do not need. */
type Work = { [Kind in Item['kind']]: Omit<Extract<Item, { kind: Kind }>, 'body'> }[Item['kind']];

/** Cites the document that a knowledge product describes, and otherwise the page `url` on this site. */
export function toCitableItem(
  item: Work,
  url: string,
  words: { readonly site: string; readonly genre?: string },
  now = new Date(),
): CitableItem {
  const common = { id: item.id, title: item.title, lang: item.translation?.lang ?? item.lang, accessed: toDay(now) };
  if (item.kind !== 'knowledgeProduct') {
    return {
      ...common,
      cslType: 'webpage',
      authors: [item.authorName],
      site: words.site,
      published: toDay(item.publishedAt ?? item.createdAt),
      url,
    };
  }
  const { authors, corporateAuthor, publisher, publishedOn, version, series, pages, doi, isbn, abstract, tags } = item;
  const { licence, themes, countries } = item;
  return {
    ...common,
    cslType: toCslType(item.type),
    genre: words.genre,
    authors,
    corporateAuthor,
    publisher,
    published: publishedOn,
    version,
    series,
    pages,
    doi,
    isbn,
    url: getDocumentAddress(item),
    licence,
    abstract,
    keywords: tags,
    themes,
    countries,
  };
}

/** Returns the URL of the document: its own page, the text to read online, or its file in the document's language. */
function getDocumentAddress({
  canonicalUrl,
  htmlUrl,
  files,
  lang,
}: Extract<Work, { kind: 'knowledgeProduct' }>): string | undefined {
  return canonicalUrl ?? htmlUrl ?? (files.find((file) => file.lang === lang) ?? files[0])?.url;
}

export function toCslType(type: string): CitableItem['cslType'] {
  return Object.hasOwn(cslTypes, type) ? (cslTypes[type] ?? 'report') : 'report';
}

const toDay = (date: Date) => date.toISOString().slice(0, 10);
