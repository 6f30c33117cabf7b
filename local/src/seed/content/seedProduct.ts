import type { SeedItem } from './seedItem';

/** A made-up product: a kind of thing, described plainly as a sample. */
export interface SeedProduct extends SeedItem {
  readonly tagline: string;
  readonly category: string;
  readonly maturity: string;
  readonly pricing: string;
  readonly platforms: readonly string[];
  readonly uiLanguages: readonly string[];
  readonly minRequirements?: string;
  readonly body: string;
}
