import type { SeedArticle } from './seedArticle';
export declare const audaNepadSw: SeedArticle;
