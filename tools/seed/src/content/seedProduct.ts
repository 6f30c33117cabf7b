import type { Product } from '@adp/shared-data/product';
import type { SeedItem } from './seedItem';

/** Invented product: a kind of thing, plainly described as a sample. */
export interface SeedProduct extends SeedItem {
  readonly tagline: string;
  readonly category: Product['category'];
  readonly maturity: Product['maturity'];
  readonly pricing: Product['pricing'];
  readonly platforms: readonly Product['platforms'][number][];
  readonly uiLanguages: readonly string[];
  readonly minRequirements?: string;
  readonly body: string;
}
