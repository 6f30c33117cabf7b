import type { SeedContent } from '../content/seedContent';
import { type Surroundings } from './baseFields';
/** A document as the schemas know it, and where it stands, as `articles/leaving-gaps-as-gaps`. */
export interface PlacedDocument {
    readonly path: string;
    readonly document: Readonly<Record<string, unknown>>;
}
/** The documents of items, with their dates worked out. */
export declare function itemDocuments(content: SeedContent, surroundings: Surroundings): PlacedDocument[];
