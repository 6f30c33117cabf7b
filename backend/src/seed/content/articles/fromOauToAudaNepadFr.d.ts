import type { SeedArticle } from './seedArticle';
export declare const fromOauToAudaNepadFr: SeedArticle;
