import type { SeedArticle } from './articles/seedArticle';
import type { SeedEvent } from './seedEvent';
import type { SeedItem } from './seedItem';
import type { SeedKnowledgeProduct } from './seedKnowledgeProduct';
import type { SeedOpportunity } from './seedOpportunity';
import type { SeedProduct } from './seedProduct';
/** Items of every kind before their dates are worked out. */
export interface SeedContent {
    readonly articles: readonly SeedArticle[];
    readonly events: readonly SeedEvent[];
    readonly opportunities: readonly SeedOpportunity[];
    readonly products: readonly SeedProduct[];
    readonly knowledgeProducts: readonly SeedKnowledgeProduct[];
}
export declare const seedContent: SeedContent;
/** All of them, whatever their kind. */
export declare const seedItems: readonly SeedItem[];
