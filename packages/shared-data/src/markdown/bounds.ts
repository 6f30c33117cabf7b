import type { Nodes, Root } from 'mdast';
import { toPlainText } from './headings';

/** Marks that the parser handles in quadratic time, each with a maximum per body that no real text reaches (decision 054). */
const limits: readonly { readonly mark: RegExp; readonly max: number }[] = [
  // Emphasis. A mark between spaces is a bullet or an arithmetic operator, so it does not count.
  { mark: /[*_](?!\s)|(?<!\s)[*_]/g, max: 3_500 },
  { mark: /\[/g, max: 3_000 },
  { mark: /\|/g, max: 5_000 },
  // Quotations, rules, heading underlines, and the delimiter rows of tables.
  { mark: /^[ \t]*(?:>|[-=|:][-=|: \t]*$)/gm, max: 1_000 },
  { mark: /^[ \t>]*(?:[-+*]|\d{1,9}[.)])[ \t]/gm, max: 2_000 },
  { mark: /\S[ \t]*$/gm, max: 5_000 },
];

/** Returns whether a body has so many marks that parsing it would freeze the page. Takes linear time. */
export function hasTooManyMarks(markdown: string): boolean {
  return limits.some(({ mark, max }) => (markdown.match(mark)?.length ?? 0) > max);
}

/** The maximum depth of a body: eight nested quotations or lists, with more emphasis than any text needs. */
const deepest = 32;

/** Replaces nodes below the maximum depth with their text, in place, so that recursive code is safe. */
export function boundDepth(root: Root): Root {
  let level: Nodes[] = [root];
  for (let depth = 1; level.length > 0; depth += 1) {
    const parents = level.filter((node) => 'children' in node);
    if (depth === deepest)
      for (const parent of parents)
        parent.children = parent.children.map((node) => ({ type: 'text', value: toPlainText(node) }));
    level = parents.flatMap((parent): Nodes[] => parent.children);
  }
  return root;
}
