import type { Nodes, Root } from 'mdast';
import { toPlainText } from './headings';

/**
 * Marks that the parser handles in quadratic time, with the maximum number in a body. The maximum exceeds the needs of a text of 50,000
 * characters. Parsing that many marks takes a few times as long as such a text (decision 054).
 */
const limits: readonly { readonly mark: RegExp; readonly most: number }[] = [
  // Emphasis. A mark between spaces is none: it is a bullet or a sign of arithmetic.
  { mark: /[*_](?!\s)|(?<!\s)[*_]/g, most: 3_500 },
  { mark: /\[/g, most: 3_000 },
  { mark: /\|/g, most: 5_000 },
  // Quotations, rules, the underlines of headings and the second lines of tables.
  { mark: /^[ \t]*(?:>|[-=|:][-=|: \t]*$)/gm, most: 1_000 },
  { mark: /^[ \t>]*(?:[-+*]|\d{1,9}[.)])[ \t]/gm, most: 2_000 },
  { mark: /\S[ \t]*$/gm, most: 5_000 },
];

/** Whether a body has so many marks that its parser would stall the page. Takes time in proportion to its length. */
export function hasTooManyMarks(markdown: string): boolean {
  return limits.some(({ mark, most }) => (markdown.match(mark)?.length ?? 0) > most);
}

/** Nodes below each other that a body may have: eight quotations or lists with their items, and more emphasis than any text needs. */
const deepest = 32;

/** Replaces what is nested deeper than the deepest level by its text, in place: then whoever walks the tree may recurse. */
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
