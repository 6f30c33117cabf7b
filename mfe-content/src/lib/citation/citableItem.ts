import type { Item } from '@adp/shared-data';

/** The fields of an item that its citation uses. */
export interface CitableItem {
  readonly id: string;
  readonly title: string;
  /** The CSL type of such a work. */
  readonly cslType: 'report' | 'dataset' | 'speech' | 'motion_picture' | 'graphic' | 'webpage';
  /** The kind of work in words, such as "Policy brief". */
  readonly genre?: string;
  /** Full names. They are not split: which part is the family name differs by country. */
  readonly authors: readonly string[];
  readonly corporateAuthor?: string;
  readonly publisher?: string;
  /** As exact as known: `2026`, `2026-03` or `2026-03-29`. */
  readonly published?: string;
  readonly version?: string;
  readonly series?: string;
  readonly pages?: number;
  readonly doi?: string;
  readonly isbn?: string;
  readonly lang: string;
  readonly url: string;
}

const cslTypes: Readonly<Record<string, CitableItem['cslType']>> = {
  dataset: 'dataset',
  presentation: 'speech',
  video: 'motion_picture',
  infographic: 'graphic',
};

/**
 * The fields of an item's citation. A page of the site is cited as a page, by its author and the site.
 * @param words the site's name, and the item's type as readers call it
 */
export function toCitableItem(
  item: Item,
  url: string,
  words: { readonly site: string; readonly genre?: string },
): CitableItem {
  const common = { id: item.id, title: item.title, lang: item.lang, url };
  if (item.kind !== 'knowledgeProduct') {
    return {
      ...common,
      cslType: 'webpage',
      authors: [item.authorName],
      publisher: words.site,
      published: (item.publishedAt ?? item.createdAt).toISOString().slice(0, 10),
    };
  }
  const { authors, corporateAuthor, publisher, publishedOn, version, series, pages, doi, isbn } = item;
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
  };
}

/** The CSL type of a knowledge product's type: most are reports. */
export function toCslType(type: string): CitableItem['cslType'] {
  return Object.hasOwn(cslTypes, type) ? (cslTypes[type] ?? 'report') : 'report';
}
