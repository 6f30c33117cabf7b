import type { Heading, Nodes, Root } from 'mdast';

export interface BodyHeading {
  readonly node: Heading;
  readonly id: string;
  readonly text: string;
  /** The level on the page, from 2 to 6. The page's title has level 1. */
  readonly level: 2 | 3 | 4 | 5 | 6;
}

/** Returns the body's headings in order, with unique ids. Omits headings without text. */
export function getHeadings(root: Root): readonly BodyHeading[] {
  const taken = new Map<string, number>();
  const headings: BodyHeading[] = [];
  const top = shallowest(root);
  const visit = (node: Nodes) => {
    if (node.type === 'heading') {
      const text = toPlainText(node).trim();
      if (text !== '')
        headings.push({ node, id: uniqueId(text, taken), text, level: pageLevel(node.depth - top, headings.at(-1)) });
    } else if ('children' in node) {
      node.children.forEach(visit);
    }
  };
  visit(root);
  return headings;
}

/** Returns the visible text of a node and its descendants, without marks, HTML and URLs. */
export function toPlainText(node: Nodes): string {
  let text = '';
  const open: Nodes[] = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.type === 'text' || next.type === 'inlineCode') text += next.value;
    else if (next.type === 'image' || next.type === 'imageReference') text += next.alt ?? '';
    else if ('children' in next) open.push(...[...next.children].reverse());
  }
  return text;
}

function shallowest(node: Nodes): number {
  if (node.type === 'heading') return node.depth;
  return 'children' in node ? Math.min(6, ...node.children.map(shallowest)) : 6;
}

/** Returns a heading's level on the page. The body's highest headings get level 2, and no level is skipped. */
function pageLevel(below: number, before: BodyHeading | undefined): BodyHeading['level'] {
  const deepest = before ? before.level + 1 : 2;
  return ([2, 3, 4, 5, 6] as const)[Math.min(below, deepest - 2, 4)] ?? 6;
}

/** Returns a unique id: the heading's letters with the prefix `s-`, which avoids properties of the document. */
function uniqueId(text: string, taken: Map<string, number>): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['part'];
  const id = `s-${words.join('-').slice(0, 80)}`;
  const times = (taken.get(id) ?? 0) + 1;
  taken.set(id, times);
  // The suffix is unambiguous, because headings never produce two hyphens in a row.
  return times === 1 ? id : `${id}--${times}`;
}
