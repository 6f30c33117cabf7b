import type { TimeSpan } from './TimeSpan';

/** An entry of a calendar: for a file and for the address of a web calendar. */
export interface CalendarEntry {
  /** Never changes for an item, so that a later file replaces the entry. */
  readonly uid: string;
  /** Counts the changes that matter to participants. */
  readonly sequence: number;
  readonly title: string;
  readonly description: string;
  readonly location?: string;
  /** The item's page. */
  readonly url: string;
  readonly span: TimeSpan;
  readonly status?: 'confirmed' | 'tentative' | 'cancelled';
}

/** A text for a calendar: no control characters except line breaks, at most `limit` characters. */
export function plainText(text: string, limit = 2_000): string {
  const clean = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Cc}\p{Surrogate}\u2028\u2029]/gu, (character) => (character === '\n' ? character : ' '));
  return [...clean].slice(0, limit).join('');
}
