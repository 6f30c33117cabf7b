/** @jest-environment node */
import { findNewProblems } from './findNewProblems';

const policy = "an error in the console: The Integrity-Policy destination 'style' is not supported.";
const at = (path: string, ...reasons: readonly string[]) => reasons.map((reason) => ({ path, reason }));

test('problems that a page also has with the live shell do not count, even if their texts differ', () => {
  const before = at('/events', policy, 'an uncaught error: a is not a function');
  expect(findNewProblems(at('/events', policy, 'an uncaught error: b is not a function'), before)).toEqual([]);
});

test('one error more of a kind counts, and is named by its text', () => {
  const added = 'an error in the console: broken search parameters';
  expect(findNewProblems(at('/people', policy, added), at('/people', policy))).toEqual(at('/people', added));
});

test('an error that occurs more often counts', () => {
  expect(findNewProblems(at('/people', policy, policy, policy), at('/people', policy))).toEqual(
    at('/people', policy, policy),
  );
});

test('an error of another kind or of another page counts', () => {
  const before = [...at('/events', 'its status is 404'), ...at('/people', policy)];
  const problems = [...at('/events', 'its status is 500'), ...at('/dates', policy), ...at('/people', policy)];
  expect(findNewProblems(problems, before)).toEqual([...at('/events', 'its status is 500'), ...at('/dates', policy)]);
});
