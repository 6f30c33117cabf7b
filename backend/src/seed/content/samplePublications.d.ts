import type { SeedKnowledgeProduct } from './seedKnowledgeProduct';
/** Made-up publications of the kinds and languages that the real ones lack. The file links lead nowhere. */
export declare const samplePublications: readonly SeedKnowledgeProduct[];
