import { checkedOn } from '../content/checkedOn';
import type { SeedItem } from '../content/seedItem';
import type { SourceId } from '../content/sources';

/**
 * Returns the Markdown text of an item. The text ends with the date on which the sources were checked. The sources
 * themselves are in a separate field.
 */
export function toBody({ lang }: SeedItem, text: string, sources: readonly SourceId[] = []): string {
  return [text, sources.length === 0 ? '' : checkedOn(lang)].filter(Boolean).join('\n\n');
}
