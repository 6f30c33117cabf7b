import type { SeedEvent } from './seedEvent';
/** Made-up events on both sides of today, so that a fresh platform always has some to come. */
export declare const comingEvents: readonly SeedEvent[];
