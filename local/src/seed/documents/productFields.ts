import type { SeedProduct } from '../content/seedProduct';
import { baseFields, type Surroundings } from './baseFields';
import type { PlainFields } from './plainValue';

export function productFields(product: SeedProduct, surroundings: Surroundings): PlainFields {
  return {
    ...baseFields(product, surroundings),
    body: product.body,
    tagline: product.tagline,
    category: product.category,
    maturity: product.maturity,
    pricing: product.pricing,
    website_url: `https://example.org/${product.id}`,
    deployed_in: product.countries,
    ui_languages: product.uiLanguages,
    platforms: product.platforms,
    min_requirements: product.minRequirements,
  };
}
