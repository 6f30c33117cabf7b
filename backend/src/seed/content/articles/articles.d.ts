import type { SeedArticle } from './seedArticle';
/** The articles: our own words, from public pages that each of them names. */
export declare const articles: readonly SeedArticle[];
