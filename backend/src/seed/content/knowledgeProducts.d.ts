import type { SeedKnowledgeProduct } from './seedKnowledgeProduct';
/**
 * Publications that public pages name. What the pages do not give (files, pages) is left out, and so are
 * publications whose year is not on record, because a publication is filed under its year.
 */
export declare const knowledgeProducts: readonly SeedKnowledgeProduct[];
