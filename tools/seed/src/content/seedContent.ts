import { articles } from './articles/articles';
import { comingEvents } from './comingEvents';
import { knowledgeProducts } from './knowledgeProducts';
import { opportunities } from './opportunities';
import { pastEvents } from './pastEvents';
import { products } from './products';
import { samplePublications } from './samplePublications';
import type { SeedArticle, SeedEvent, SeedItem, SeedKnowledgeProduct, SeedOpportunity, SeedProduct } from './seedItem';

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
  opportunities,
  products,
  knowledgeProducts: [...knowledgeProducts, ...samplePublications],
};

export const seedItems: readonly SeedItem[] = Object.values<readonly SeedItem[]>({ ...seedContent }).flat();
