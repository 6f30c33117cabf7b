import type { Article } from '@adp/shared-data/article';
import { collections } from '@adp/shared-data/content';
import type { SeedArticle } from '../content/seedItem';
import type { SeedContent } from '../content/seedContent';
import type { SeedItem } from '../content/seedItem';
import { baseFields, toBody, type Surroundings } from './baseFields';
import { eventFields } from './eventFields';
import { knowledgeProductFields } from './knowledgeProductFields';
import { opportunityFields } from './opportunityFields';
import type { PlacedDocument } from './toSeedDocument';
import { productFields } from './productFields';
import { withTranslations } from './translationDocuments';

export function itemDocuments(content: SeedContent, surroundings: Surroundings): PlacedDocument[] {
  const of = <T extends SeedItem>(
    collection: string,
    items: readonly T[],
    fields: (item: T, surroundings: Surroundings) => Readonly<Record<string, unknown>>,
  ): PlacedDocument[] =>
    items.flatMap((item) =>
      withTranslations({ path: `${collection}/${item.id}`, document: fields(item, surroundings) }, item.translations),
    );
  return [
    ...of(collections.article, content.articles, articleFields),
    ...of(collections.event, content.events, eventFields),
    ...of(collections.opportunity, content.opportunities, opportunityFields),
    ...of(collections.product, content.products, productFields),
    ...of(collections.knowledgeProduct, content.knowledgeProducts, knowledgeProductFields),
  ];
}

function articleFields(article: SeedArticle, surroundings: Surroundings): Article {
  return { ...baseFields(article, surroundings), body: toBody(article, article.body, article.sources) };
}
