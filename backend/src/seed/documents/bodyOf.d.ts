import type { SeedItem } from '../content/seedItem';
import type { SourceId } from '../content/sources';
/** The text of an item in Markdown with its sources at the end, where it has any. */
export declare function bodyOf({ lang }: SeedItem, text: string, sources?: readonly SourceId[]): string;
