import type { SeedArticle } from './seedArticle';
export declare const leavingGapsAsGaps: SeedArticle;
