import type { SeedEvent } from './seedEvent';
/**
 * Meetings that took place, with the facts that public pages give and no others. The pages give
 * days and no hours, so all of them are whole days in the zone of their place.
 */
export declare const pastEvents: readonly SeedEvent[];
