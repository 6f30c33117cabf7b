import { createLineCounter } from './createLineCounter';

/** A record of a RIS file with its line number, counted from 1. */
export interface RisEntry {
  readonly text: string;
  readonly line: number;
}

/** Matches the first line of a record: `TY` in its common spellings, or `PMID` in PubMed's own format. */
const firstLine = /^[ \t\uFEFF]*(?:TY[ \t]{0,3}|PMID)-/gim;

/** Splits a RIS file into records. Omits text before the first record, such as a provider's header. */
export function splitRis(text: string): RisEntry[] {
  const starts = [...text.matchAll(firstLine)].map(({ index }) => index);
  const toLine = createLineCounter(text);
  return starts.map((start, at) => ({ text: text.slice(start, starts[at + 1]), line: toLine(start) }));
}
