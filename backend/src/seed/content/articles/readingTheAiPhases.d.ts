import type { SeedArticle } from './seedArticle';
export declare const readingTheAiPhases: SeedArticle;
