import type { TimeSpan } from './TimeSpan';

export interface CalendarEntry {
  /** Id of the entry, which never changes for an item. A later file then replaces the entry. */
  readonly uid: string;
  readonly sequence: number;
  readonly title: string;
  readonly description: string;
  readonly location?: string;
  readonly url: string;
  readonly span: TimeSpan;
  readonly status?: 'confirmed' | 'tentative' | 'cancelled';
}

/** Removes control characters except line breaks, and truncates the text to `limit` characters. */
export function plainText(text: string, limit = 2_000): string {
  const clean = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Cc}\p{Surrogate}\u2028\u2029]/gu, (character) => (character === '\n' ? character : ' '));
  return [...clean].slice(0, limit).join('');
}
