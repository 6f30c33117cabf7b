import type { KnowledgeProduct } from '@adp/shared-data';
import type { SeedKnowledgeProduct } from '../content/seedKnowledgeProduct';
import { type Surroundings } from './baseFields';
export declare function knowledgeProductFields(item: SeedKnowledgeProduct, surroundings: Surroundings): KnowledgeProduct;
