/** @jest-environment node */
import { findPrefix, findSimilar, findTerm } from './findTerms';

const terms = ['data', 'date', 'dates', 'drone', 'drones', 'dronet', 'strategi|en', 'water', 'مياه'].sort();

test('terms are found by themselves and by their beginning', () => {
  expect([findTerm(terms, 'drone'), findTerm(terms, 'dron'), findTerm([], 'a')]).toEqual([3, -1, -1]);
  const [from, to] = findPrefix(terms, 'dron');
  expect(terms.slice(from, to)).toEqual(['drone', 'drones', 'dronet']);
  expect(findPrefix(terms, 'zzz')).toEqual([8, 8]);
});

/** The usual definition of the distance between two words. */
function getDistance(first: string, second: string): number {
  if (first === '' || second === '') return first.length + second.length;
  const [start, end] = [first.slice(0, -1), second.slice(0, -1)];
  return Math.min(
    getDistance(start, second) + 1,
    getDistance(first, end) + 1,
    getDistance(start, end) + (first.at(-1) === second.at(-1) ? 0 : 1),
  );
}

test.each(['dat', 'drone', 'sater', 'droness', 'a', ''])(
  'terms similar to "%s" are found with their distance',
  (word) => {
    for (const max of [1, 2]) {
      const expected = terms
        .filter((term) => term.length < 8)
        .map((term, index) => ({ term, index, distance: getDistance(term, word) }))
        .filter(({ distance }) => distance <= max)
        .map(({ term, distance }) => [term, distance]);
      const similar = findSimilar(terms, word, max).map(({ index, distance }) => [terms[index], distance]);
      expect(similar).toEqual(expected);
    }
  },
);
