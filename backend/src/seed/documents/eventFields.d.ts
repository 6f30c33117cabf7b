import type { Event } from '@adp/shared-data';
import type { SeedEvent } from '../content/seedEvent';
import { type Surroundings } from './baseFields';
export declare function eventFields(event: SeedEvent, surroundings: Surroundings): Event;
