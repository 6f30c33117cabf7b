import type { SeedItem } from '../content/seedItem';
import { sourceList } from '../content/sourceList';
import type { SourceId } from '../content/sources';

/** The text of an item in Markdown with its sources at the end, where it has any. */
export function toBody({ lang }: SeedItem, text: string, sources: readonly SourceId[] = []): string {
  return [text, sources.length === 0 ? '' : sourceList(lang, sources)].filter(Boolean).join('\n\n');
}
