import type { SeedArticle } from './seedArticle';
export declare const apetInBriefAr: SeedArticle;
