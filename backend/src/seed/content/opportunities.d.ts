import type { SeedOpportunity } from './seedOpportunity';
/** Made-up calls in every state that a call can be in. None of them is real, and each says so. */
export declare const opportunities: readonly SeedOpportunity[];
