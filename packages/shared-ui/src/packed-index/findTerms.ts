export interface SimilarTerm {
  /** Position in the sorted list of terms. */
  readonly index: number;
  /** Number of letters that were added, removed or replaced. */
  readonly distance: number;
}

/** Returns the position of a term in a sorted list, or -1. */
export function findTerm(sorted: readonly string[], term: string): number {
  const index = findStart(sorted, term);
  return sorted[index] === term ? index : -1;
}

/** Returns the terms that begin with `prefix`, as a range of positions. */
export function findPrefix(sorted: readonly string[], prefix: string): readonly [from: number, to: number] {
  return [findStart(sorted, prefix), findEnd(sorted, prefix)];
}

/** Returns the first position whose term is not before `term`. */
function findStart(sorted: readonly string[], term: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < term) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the first position after the terms that begin with `prefix`. U+FFFF is in no term. */
const findEnd = (sorted: readonly string[], prefix: string) => findStart(sorted, `${prefix}\uffff`);

/**
 * Returns the terms that differ from `word` by at most `maxDistance` letters. Terms with a common beginning share its
 * distances, and a beginning that differs too much is skipped with all its terms.
 */
export function findSimilar(sorted: readonly string[], word: string, maxDistance: number): readonly SimilarTerm[] {
  const similar: SimilarTerm[] = [];
  const width = word.length + 1;
  /** Row `n` has the distances between the first `n` letters of the term and all beginnings of the word. */
  const rows = new Uint8Array((word.length + maxDistance + 2) * width);
  for (let at = 0; at < width; at += 1) rows[at] = at;
  let previous = '';
  for (let index = 0; index < sorted.length;) {
    const term = sorted[index] ?? '';
    let depth = countCommon(previous, term);
    let isSimilar = true;
    while (depth < term.length && isSimilar) {
      depth += 1;
      isSimilar = fillRow(rows, depth, { term, word }) <= maxDistance;
    }
    // Rows below the depth that was reached belong to an earlier term.
    previous = term.slice(0, isSimilar ? depth : depth - 1);
    if (isSimilar) {
      const distance = rows[depth * width + word.length] ?? 0;
      if (distance <= maxDistance) similar.push({ index, distance });
      index += 1;
    } else {
      index = findEnd(sorted, term.slice(0, depth));
    }
  }
  return similar;
}

/** Fills the row of the first `depth` letters of a term. Returns its least distance. */
function fillRow(
  rows: Uint8Array,
  depth: number,
  { term, word }: { readonly term: string; readonly word: string },
): number {
  const width = word.length + 1;
  const [above, row] = [(depth - 1) * width, depth * width];
  const letter = term.charCodeAt(depth - 1);
  rows[row] = depth;
  let least = depth;
  for (let at = 1; at < width; at += 1) {
    const replaced = (rows[above + at - 1] ?? 0) + (word.charCodeAt(at - 1) === letter ? 0 : 1);
    const changed = Math.min((rows[above + at] ?? 0) + 1, (rows[row + at - 1] ?? 0) + 1);
    const distance = Math.min(replaced, changed);
    rows[row + at] = distance;
    least = Math.min(least, distance);
  }
  return least;
}

function countCommon(first: string, second: string): number {
  let count = 0;
  while (count < first.length && first.charCodeAt(count) === second.charCodeAt(count)) count += 1;
  return count;
}
