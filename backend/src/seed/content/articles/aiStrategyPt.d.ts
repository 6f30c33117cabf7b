import type { SeedArticle } from './seedArticle';
export declare const aiStrategyPt: SeedArticle;
