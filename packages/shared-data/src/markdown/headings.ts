import type { Heading, Nodes, Root } from 'mdast';

/** A heading of the body, as the table of contents lists it. */
export interface BodyHeading {
  readonly node: Heading;
  readonly id: string;
  readonly text: string;
  /** Its level on the page, whose title is level 1: 2 to 6. */
  readonly level: 2 | 3 | 4 | 5 | 6;
}

/** The body's headings in order, with unique ids; headings without text are left out. */
export function getHeadings(root: Root): readonly BodyHeading[] {
  const taken = new Map<string, number>();
  const found: BodyHeading[] = [];
  const top = shallowest(root);
  const visit = (node: Nodes) => {
    if (node.type === 'heading') {
      const text = toPlainText(node).trim();
      if (text !== '')
        found.push({ node, id: uniqueId(text, taken), text, level: pageLevel(node.depth - top, found.at(-1)) });
    } else if ('children' in node) {
      node.children.forEach(visit);
    }
  };
  visit(root);
  return found;
}

/** The visible text of a node, however deep: no marks, no HTML, no addresses. */
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

/** The level of the body's highest headings. */
function shallowest(node: Nodes): number {
  if (node.type === 'heading') return node.depth;
  return 'children' in node ? Math.min(6, ...node.children.map(shallowest)) : 6;
}

/** The highest headings are level 2 on the page; none is more than one level below the heading before it. */
function pageLevel(below: number, before: BodyHeading | undefined): BodyHeading['level'] {
  const deepest = before ? before.level + 1 : 2;
  return ([2, 3, 4, 5, 6] as const)[Math.min(below, deepest - 2, 4)] ?? 6;
}

/** An id that no other element and no property of the document can have: `s-` and the heading's letters. */
function uniqueId(text: string, taken: Map<string, number>): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['part'];
  const id = `s-${words.join('-').slice(0, 80)}`;
  const times = (taken.get(id) ?? 0) + 1;
  taken.set(id, times);
  // No id of a heading has two hyphens in a row.
  return times === 1 ? id : `${id}--${times}`;
}
