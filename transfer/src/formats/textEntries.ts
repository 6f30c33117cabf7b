/** A part of a text file, and the line it begins at, from 1. */
export interface TextEntry {
  readonly line: number;
  readonly text: string;
}

/** Longer entries are no publication: the rest of such a one is left out. */
const maxLines = 5_000;

/**
 * The entries of a text, each from a line that matches `start` to the next one: of a long file there is never more than
 * one in memory, and an entry that is broken spoils no other.
 */
export async function* textEntries(lines: AsyncIterable<string>, start: RegExp): AsyncGenerator<TextEntry> {
  let entry: string[] = [];
  let begin = 0;
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (start.test(line)) {
      if (entry.length > 0) yield { line: begin, text: entry.join('\n') };
      entry = [line];
      begin = number;
    } else if (entry.length > 0 && entry.length < maxLines) entry.push(line);
  }
  if (entry.length > 0) yield { line: begin, text: entry.join('\n') };
}
