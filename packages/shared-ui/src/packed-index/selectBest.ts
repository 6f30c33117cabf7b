import type { Scored } from './Accumulator';

/** Returns up to `limit` documents, best first. Among equal scores, the first documents come first. */
export function selectBest({ documents, scores }: Scored, limit: number): readonly number[] {
  const sorted = scores.slice().sort();
  // Only scores are sorted here, because sorting numbers is many times faster than sorting documents by score.
  const least = sorted[Math.max(sorted.length - limit, 0)] ?? 0;
  const better: number[] = [];
  const equal: number[] = [];
  scores.forEach((score, at) => {
    if (score > least) better.push(at);
    else if (score === least && equal.length < limit) equal.push(at);
  });
  better.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  return [...better, ...equal].slice(0, limit).map((at) => documents[at] ?? 0);
}
