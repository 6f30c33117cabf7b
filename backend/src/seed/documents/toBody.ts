import { checkedOn } from '../content/checkedOn';
import type { SeedItem } from '../content/seedItem';
import type { SourceId } from '../content/sources';

/** The text of an item in Markdown. Its page lists the sources from a field of their own; the text says when they were checked. */
export function toBody({ lang }: SeedItem, text: string, sources: readonly SourceId[] = []): string {
  return [text, sources.length === 0 ? '' : checkedOn(lang)].filter(Boolean).join('\n\n');
}
