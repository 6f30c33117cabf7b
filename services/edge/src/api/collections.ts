import { articles, listedArticles } from '@adp/shared-data/article';
import type { ContentKind, Kind } from '@adp/shared-data/content';
import { events, listedEvents } from '@adp/shared-data/event';
import { knowledgeProducts, listedKnowledgeProducts } from '@adp/shared-data/knowledge-product';
import { listedOpportunities, opportunities } from '@adp/shared-data/opportunity';
import { listedProducts, products } from '@adp/shared-data/product';

type Items = Kind<object & { readonly id: string }>;

/** A collection of content, as its addresses name it. */
export interface Collection {
  readonly path: string;
  readonly kind: ContentKind;
  /** With what a list reads of an item, and its licence. */
  readonly listed: Items;
  readonly whole: Pick<Items, 'collection' | 'readItem'>;
}

/** The collections by the paths of their pages. */
export const collections: readonly Collection[] = [
  { path: 'articles', kind: 'article', listed: withLicence(listedArticles), whole: articles },
  { path: 'events', kind: 'event', listed: withLicence(listedEvents), whole: events },
  { path: 'opportunities', kind: 'opportunity', listed: withLicence(listedOpportunities), whole: opportunities },
  { path: 'products', kind: 'product', listed: withLicence(listedProducts), whole: products },
  {
    path: 'knowledge-products',
    kind: 'knowledgeProduct',
    listed: withLicence(listedKnowledgeProducts),
    whole: knowledgeProducts,
  },
];

/** Pages' lists show no licence, but who takes an item elsewhere needs it. */
function withLicence<Summary extends object & { readonly id: string }>(kind: Kind<Summary>): Items {
  return {
    ...kind,
    summaryFields: [...kind.summaryFields, 'licence'],
    readSummary: (id, fields) => {
      const reading = kind.readSummary(id, fields);
      if (!('item' in reading) || typeof fields.licence !== 'string') return reading;
      return { item: { ...reading.item, licence: fields.licence } };
    },
  };
}
