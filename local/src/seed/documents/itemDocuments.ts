import type { SeedContent } from '../content/seedContent';
import type { SeedItem } from '../content/seedItem';
import { baseFields, type Surroundings } from './baseFields';
import { bodyOf } from './bodyOf';
import { eventFields } from './eventFields';
import { knowledgeProductFields } from './knowledgeProductFields';
import { opportunityFields } from './opportunityFields';
import type { PlainFields } from './plainValue';
import { productFields } from './productFields';

/** A document and where it stands, as `articles/leaving-gaps-as-gaps`. */
export interface PlainDocument {
  readonly path: string;
  readonly data: PlainFields;
}

/** The documents of items, with their dates worked out. */
export function itemDocuments(content: SeedContent, surroundings: Surroundings): PlainDocument[] {
  const of = <T extends SeedItem>(
    collection: string,
    items: readonly T[],
    fields: (item: T, surroundings: Surroundings) => PlainFields,
  ): PlainDocument[] => items.map((item) => ({ path: `${collection}/${item.id}`, data: fields(item, surroundings) }));
  return [
    ...of('articles', content.articles, (article) => ({
      ...baseFields(article, surroundings),
      body: bodyOf(article, article.body, article.sources),
    })),
    ...of('events', content.events, eventFields),
    ...of('opportunities', content.opportunities, opportunityFields),
    ...of('products', content.products, productFields),
    ...of('knowledge_products', content.knowledgeProducts, knowledgeProductFields),
  ];
}
