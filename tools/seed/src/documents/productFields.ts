import type { Product } from '@adp/shared-data/product';
import type { SeedProduct } from '../content/seedItem';
import { baseFields, type Surroundings } from './baseFields';

export function productFields(product: SeedProduct, surroundings: Surroundings): Product {
  return {
    ...baseFields(product, surroundings),
    body: product.body,
    tagline: product.tagline,
    category: product.category,
    maturity: product.maturity,
    organisation: 'Sample organisation',
    pricing: product.pricing,
    websiteUrl: `https://example.org/${product.id}`,
    deployedIn: product.countries,
    uiLanguages: product.uiLanguages,
    platforms: product.platforms,
    ...(product.minRequirements && { minRequirements: product.minRequirements }),
    evidence: [],
  };
}
