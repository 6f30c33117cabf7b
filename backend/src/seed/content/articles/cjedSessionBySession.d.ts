import type { SeedArticle } from './seedArticle';
export declare const cjedSessionBySession: SeedArticle;
