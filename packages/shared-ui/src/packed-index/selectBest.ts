/** Selects up to `limit` positions, highest level first, then highest score. Among equals, the first positions come first. */
export function selectBest(scores: Float64Array, limit: number, levels?: Float64Array): readonly number[] {
  const all = Uint32Array.from(scores, (_, at) => at);
  if (!levels) return selectHighest(all, scores, limit);
  const least = getNth(levels, limit);
  const above = all.filter((at) => (levels[at] ?? 0) > least);
  const equal = all.filter((at) => levels[at] === least);
  const sorted = [...above].sort((a, b) => compare(levels, a, b) || compare(scores, a, b));
  return [...sorted, ...selectHighest(equal, scores, limit - sorted.length)];
}

function selectHighest(positions: Uint32Array, scores: Float64Array, limit: number): readonly number[] {
  const least = getNth(
    Float64Array.from(positions, (at) => scores[at] ?? 0),
    limit,
  );
  const better = positions.filter((at) => (scores[at] ?? 0) > least);
  const equal = positions.filter((at) => scores[at] === least).subarray(0, limit - better.length);
  return [...[...better].sort((a, b) => compare(scores, a, b)), ...equal];
}

/** Returns the value at the position `limit`, highest first. Sorting numbers is many times faster than sorting documents. */
function getNth(values: Float64Array, limit: number): number {
  return values.slice().sort()[Math.max(values.length - limit, 0)] ?? 0;
}

function compare(values: Float64Array, a: number, b: number): number {
  return (values[b] ?? 0) - (values[a] ?? 0);
}
