import diffSequences from '@jest/diff-sequences';

/** A part of a text, and whether the other text has it. */
export interface TextPart {
  readonly text: string;
  readonly isChanged: boolean;
}

/** Both texts, each in parts that together are the whole of it. */
export interface Comparison {
  readonly before: readonly TextPart[];
  readonly after: readonly TextPart[];
}

/** With more, comparing takes as long as a reader notices: at worst, time grows with the square. */
const most = { lines: 2000, words: 4000 };

/**
 * Which words of a text are not in the other. Lines are compared first, and words in those that differ: a line that was moved or
 * added does not mark words all over the text. Blanks alone are no difference.
 */
export function compareTexts(before: string, after: string): Comparison {
  return compareParts(toLines(before), toLines(after), {
    most: most.lines,
    compare: (removed, added) =>
      compareParts(toWords(removed), toWords(added), {
        most: most.words,
        compare: (removed, added) => ({ before: toPart(removed, true), after: toPart(added, true) }),
      }),
  });
}

const toLines = (text: string) => text.match(/[^\n]*\n|[^\n]+/g) ?? [];

/** Words and other characters, each with the blanks after it. */
const toWords = (text: string) => text.match(/(?:[\p{L}\p{M}\p{N}\u{200C}\u{200D}]+|[^])[^\S\n]*/gu) ?? [];

const toPart = (text: string, isChanged: boolean): readonly TextPart[] => (text === '' ? [] : [{ text, isChanged }]);

interface Comparing {
  readonly most: number;
  /** Compares what is between two places where the texts are the same. */
  readonly compare: (removed: string, added: string) => Comparison;
}

function compareParts(a: readonly string[], b: readonly string[], { most, compare }: Comparing): Comparison {
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
  if (a.length + b.length <= most) diffSequences(a.length, b.length, isCommon, add);
  add(0, a.length, b.length);
  return { before: join(before), after: join(after) };
}

/** Neighbours of one sort as one part. */
function join(parts: readonly TextPart[]): readonly TextPart[] {
  const joined: TextPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.isChanged === part.isChanged) joined[joined.length - 1] = { ...part, text: last.text + part.text };
    else joined.push(part);
  }
  return joined;
}
