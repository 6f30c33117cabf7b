import diffSequences from '@jest/diff-sequences';

export interface TextPart {
  readonly text: string;
  readonly isChanged: boolean;
}

export interface Comparison {
  readonly before: readonly TextPart[];
  readonly after: readonly TextPart[];
}

/** Maximum numbers of compared parts. The time grows with the square of the length. */
const MAX_PARTS = { lines: 2000, words: 4000 };

/** Finds the words in which two texts differ, ignoring white space. Compares lines first, so that a moved line marks only its words. */
export function compareTexts(before: string, after: string): Comparison {
  return compareParts(toLines(before), toLines(after), {
    max: MAX_PARTS.lines,
    compare: (removed, added) =>
      compareParts(toWords(removed), toWords(added), {
        max: MAX_PARTS.words,
        compare: (removed, added) => ({ before: toPart(removed, true), after: toPart(added, true) }),
      }),
  });
}

const toLines = (text: string) => text.match(/[^\n]*\n|[^\n]+/g) ?? [];

const toWords = (text: string) => text.match(/(?:[\p{L}\p{M}\p{N}\u{200C}\u{200D}]+|[^])[^\S\n]*/gu) ?? [];

const toPart = (text: string, isChanged: boolean): readonly TextPart[] => (text === '' ? [] : [{ text, isChanged }]);

interface ComparisonOptions {
  readonly max: number;
  readonly compare: (removed: string, added: string) => Comparison;
}

function compareParts(a: readonly string[], b: readonly string[], { max, compare }: ComparisonOptions): Comparison {
  const before: TextPart[] = [];
  const after: TextPart[] = [];
  let [aEnd, bEnd] = [0, 0];
  const add = (nCommon: number, aStart: number, bStart: number) => {
    const [removed, added] = [a.slice(aEnd, aStart).join(''), b.slice(bEnd, bStart).join('')];
    const between =
      removed && added ? compare(removed, added) : { before: toPart(removed, true), after: toPart(added, true) };
    before.push(...between.before, ...toPart(a.slice(aStart, aStart + nCommon).join(''), false));
    after.push(...between.after, ...toPart(b.slice(bStart, bStart + nCommon).join(''), false));
    [aEnd, bEnd] = [aStart + nCommon, bStart + nCommon];
  };
  const isCommon = (i: number, j: number) => a[i]?.trim() === b[j]?.trim();
  if (a.length + b.length <= max) diffSequences(a.length, b.length, isCommon, add);
  add(0, a.length, b.length);
  return { before: join(before), after: join(after) };
}

function join(parts: readonly TextPart[]): readonly TextPart[] {
  const joined: TextPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.isChanged === part.isChanged) joined[joined.length - 1] = { ...part, text: last.text + part.text };
    else joined.push(part);
  }
  return joined;
}
