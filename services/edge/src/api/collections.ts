import { articles, listedArticles } from '@adp/shared-data/article';
import type { ContentKind, Kind } from '@adp/shared-data/content';
import { events, listedEvents } from '@adp/shared-data/event';
import { knowledgeProducts, listedKnowledgeProducts } from '@adp/shared-data/knowledge-product';
import { listedOpportunities, opportunities } from '@adp/shared-data/opportunity';
import { listedProducts, products } from '@adp/shared-data/product';

type Items = Kind<object & { readonly id: string }>;

/** A collection of content. */
export interface Collection {
  /** The path segment of its API and pages. */
  readonly path: string;
  readonly kind: ContentKind;
  /** The fields that lists read, and the licence. */
  readonly listed: Items;
  readonly whole: Pick<Items, 'collection' | 'readItem'>;
}

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

/** Adds the licence, which lists on pages do not show, but which other sites need. */
function withLicence<Summary extends object & { readonly id: string }>(kind: Kind<Summary>): Items {
  return {
    ...kind,
    summaryFields: [...kind.summaryFields, 'licence'],
    readSummary: (id, fields) => {
      const result = kind.readSummary(id, fields);
      if (!('item' in result) || typeof fields.licence !== 'string') return result;
      return { item: { ...result.item, licence: fields.licence } };
    },
  };
}
