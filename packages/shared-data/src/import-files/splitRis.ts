import { createLineCounter } from './createLineCounter';

/** One record of a RIS file, with its line in the file, from 1. */
export interface RisEntry {
  readonly text: string;
  readonly line: number;
}

/** The first line of a record: `TY` as many tools write it, or `PMID` in PubMed's own format, which resembles RIS. */
const firstLine = /^[ \t\uFEFF]*(?:TY[ \t]{0,3}|PMID)-/gim;

/** Splits a RIS file into its records. Omits the text before the first record, such as a provider's header. */
export function splitRis(text: string): RisEntry[] {
  const starts = [...text.matchAll(firstLine)].map(({ index }) => index);
  const toLine = createLineCounter(text);
  return starts.map((start, at) => ({ text: text.slice(start, starts[at + 1]), line: toLine(start) }));
}
