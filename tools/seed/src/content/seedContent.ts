import { articles } from './articles/articles';
import type { SeedArticle } from './articles/seedArticle';
import { comingEvents } from './comingEvents';
import { knowledgeProducts } from './knowledgeProducts';
import { opportunities } from './opportunities';
import { pastEvents } from './pastEvents';
import { products } from './products';
import { samplePublications } from './samplePublications';
import type { SeedEvent } from './seedEvent';
import type { SeedItem } from './seedItem';
import type { SeedKnowledgeProduct } from './seedKnowledgeProduct';
import type { SeedOpportunity } from './seedOpportunity';
import type { SeedProduct } from './seedProduct';

/** Items of every kind before their dates are calculated. */
export interface SeedContent {
  readonly articles: readonly SeedArticle[];
  readonly events: readonly SeedEvent[];
  readonly opportunities: readonly SeedOpportunity[];
  readonly products: readonly SeedProduct[];
  readonly knowledgeProducts: readonly SeedKnowledgeProduct[];
}

export const seedContent: SeedContent = {
  articles,
  events: [...pastEvents, ...comingEvents],
  opportunities: opportunities.map((item) => ({ ...item, sample: true })),
  products: products.map((item) => ({ ...item, sample: true })),
  knowledgeProducts: [...knowledgeProducts, ...samplePublications],
};

/** Items of all kinds. */
export const seedItems: readonly SeedItem[] = [
  ...seedContent.articles,
  ...seedContent.events,
  ...seedContent.opportunities,
  ...seedContent.products,
  ...seedContent.knowledgeProducts,
];
