import type { PageProblem } from './renderPages';

/**
 * Returns the problems that pages have with a new shell only. Compares how often a page has each kind of problem, because
 * texts of errors differ between builds, whose variables have other names.
 */
export function findNewProblems(
  problems: readonly PageProblem[],
  before: readonly PageProblem[],
): readonly PageProblem[] {
  const previous = groupByKind(before);
  return [...groupByKind(problems)].flatMap(([kind, current]) => {
    const earlier = previous.get(kind) ?? [];
    return current.length > earlier.length ? removeEqual(current, earlier) : [];
  });
}

function groupByKind(problems: readonly PageProblem[]): ReadonlyMap<string, readonly PageProblem[]> {
  const groups = new Map<string, readonly PageProblem[]>();
  for (const problem of problems) {
    // The text after the colon belongs to the error, not to its kind.
    const kind = `${problem.path} ${problem.reason.replace(/:.*/s, '')}`;
    groups.set(kind, [...(groups.get(kind) ?? []), problem]);
  }
  return groups;
}

/** Removes one problem for each of `before` that has the same text, so that the new ones remain. */
function removeEqual(problems: readonly PageProblem[], before: readonly PageProblem[]): readonly PageProblem[] {
  const texts = before.map(({ reason }) => reason);
  return problems.filter(({ reason }) => {
    const index = texts.indexOf(reason);
    if (index >= 0) texts.splice(index, 1);
    return index < 0;
  });
}
