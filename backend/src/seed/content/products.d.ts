import type { SeedProduct } from './seedProduct';
/** Made-up products: kinds of things, with no maker, no evidence and no figures. */
export declare const products: readonly SeedProduct[];
