import type { Opportunity } from '@adp/shared-data';
import type { SeedOpportunity } from '../content/seedOpportunity';
import { type Surroundings } from './baseFields';
export declare function opportunityFields(opportunity: SeedOpportunity, surroundings: Surroundings): Opportunity;
