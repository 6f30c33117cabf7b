import type { Product } from '@adp/shared-data';
import type { SeedProduct } from '../content/seedProduct';
import { type Surroundings } from './baseFields';
export declare function productFields(product: SeedProduct, surroundings: Surroundings): Product;
