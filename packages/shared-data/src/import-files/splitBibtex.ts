import { createLineCounter } from './createLineCounter';

/** An entry of a BibTeX file with its line number, counted from 1. */
export interface BibtexEntry {
  /** The type of the entry in lower case, such as `article` or `string`. */
  readonly type: string;
  /** The key of the entry in lower case, as BibTeX compares keys. Empty if the entry has no key. */
  readonly key: string;
  /** The key of the parent entry, which provides missing fields. */
  readonly parent: string | undefined;
  readonly text: string;
  readonly index: number;
  readonly line: number;
}

const entryStart = /@[ \t]*([a-z]+)\s*[{(]/gi;
/** Matches the start of an entry on a new line. This also ends a preceding entry that lacks its closing brace. */
const lineStart = /[\r\n][ \t]*@[ \t]*[a-z]+\s*[{(]/gi;

/** Splits a BibTeX file into entries, including `@string`. Omits comments, preambles and text in between. */
export function splitBibtex(text: string): BibtexEntry[] {
  const entries: BibtexEntry[] = [];
  const toLine = createLineCounter(text);
  let from = 0;
  for (;;) {
    const start = search(entryStart, text, from);
    if (!start) return entries;
    const end = findEnd(text, start.index + start[0].length, start[0].endsWith('('));
    const type = (start[1] ?? '').toLowerCase();
    if (type !== 'comment' && type !== 'preamble') {
      const entry = text.slice(start.index, end);
      entries.push({ type, ...readKeys(entry), text: entry, index: start.index, line: toLine(start.index) });
    }
    from = end;
  }
}

/** Creates a function that finds all ancestors of an entry. An entry takes missing fields from its ancestors. */
export function createParentFinder(entries: readonly BibtexEntry[]): (entry: BibtexEntry) => BibtexEntry[] {
  const byKey = new Map(entries.filter(({ key }) => key !== '').map((entry) => [entry.key, entry]));
  return ({ parent }) => {
    const parents = new Set<BibtexEntry>();
    for (let next = byKey.get(parent ?? ''); next && !parents.has(next); next = byKey.get(next.parent ?? ''))
      parents.add(next);
    return [...parents];
  };
}

/** Returns the position after the closing delimiter. BibTeX counts braces even after a backslash. */
function findEnd(text: string, from: number, isInParentheses: boolean): number {
  const next = search(lineStart, text, from)?.index ?? text.length;
  let depth = isInParentheses ? 0 : 1;
  for (let at = from; at < next; at += 1) {
    const character = text[at];
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    if (depth === 0 && character === (isInParentheses ? ')' : '}')) return at + 1;
  }
  return next;
}

function readKeys(entry: string) {
  const [, key = ''] = /^@[ \t]*[a-z]+\s*[{(]\s*([^\s,={}]*)\s*,/i.exec(entry) ?? [];
  const [, parent] = /[\s,]crossref\s*=\s*["{]\s*([^\s"{}]+)/i.exec(entry) ?? [];
  return { key: key.toLowerCase(), parent: parent?.toLowerCase() };
}

function search(pattern: RegExp, text: string, from: number) {
  pattern.lastIndex = from;
  return pattern.exec(text);
}
