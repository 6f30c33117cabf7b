import type { SeedArticle } from './seedArticle';
export declare const threeAiTexts: SeedArticle;
