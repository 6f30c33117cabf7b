import type { Item } from '@adp/shared-data/content';

export interface CitableItem {
  readonly id: string;
  readonly title: string;
  readonly cslType: 'report' | 'dataset' | 'speech' | 'motion_picture' | 'graphic' | 'webpage';
  /** The kind of work in words, such as "Policy brief". */
  readonly genre?: string;
  /** Full names, as their owners write them. */
  readonly authors: readonly string[];
  readonly corporateAuthor?: string;
  readonly publisher?: string;
  /** The site that a web page is part of. */
  readonly site?: string;
  /** The date, as exact as known: `2026`, `2026-03` or `2026-03-29`. */
  readonly published?: string;
  readonly version?: string;
  readonly series?: string;
  readonly pages?: number;
  readonly doi?: string;
  readonly isbn?: string;
  readonly lang: string;
  readonly abstract?: string;
  readonly keywords?: readonly string[];
  readonly licence?: string;
  readonly themes?: readonly string[];
  readonly countries?: readonly string[];
  /** The URL of the work itself, if known. */
  readonly url?: string;
  /** The day on which the reader saw it there: `2026-11-22`. */
  readonly accessed: string;
}

const cslTypes: Readonly<Record<string, CitableItem['cslType']>> = {
  dataset: 'dataset',
  presentation: 'speech',
  video: 'motion_picture',
  infographic: 'graphic',
};

/** A work as its page has it. Citations do not need its body. */
type Work = { [Kind in Item['kind']]: Omit<Extract<Item, { kind: Kind }>, 'body'> }[Item['kind']];

/**
 * The fields of an item's citation. A page of the site is cited as a page, by its author and the site. A knowledge
 * product describes the document of another body: that document is cited, with its own address or with none.
 * @param url the address of the item's page on the site
 * @param words the site's name, and the item's type as readers call it
 */
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
  const address = getDocumentAddress(item);
  return {
    ...common,
    cslType: toCslType(item.type),
    ...(words.genre === undefined ? {} : { genre: words.genre }),
    authors,
    ...(corporateAuthor === undefined ? {} : { corporateAuthor }),
    ...(publisher === undefined ? {} : { publisher }),
    ...(publishedOn === undefined ? {} : { published: publishedOn }),
    ...(version === undefined ? {} : { version }),
    ...(series === undefined ? {} : { series }),
    ...(pages === undefined ? {} : { pages }),
    ...(doi === undefined ? {} : { doi }),
    ...(isbn === undefined ? {} : { isbn }),
    ...(address === undefined ? {} : { url: address }),
    ...(licence === undefined ? {} : { licence }),
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

/** The CSL type of a knowledge product's type: most are reports. */
export function toCslType(type: string): CitableItem['cslType'] {
  return Object.hasOwn(cslTypes, type) ? (cslTypes[type] ?? 'report') : 'report';
}

const toDay = (date: Date) => date.toISOString().slice(0, 10);
