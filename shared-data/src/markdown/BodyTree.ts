import { isRecord } from '../client/wireValues';

/** The elements that a body may hold. `section` holds its footnotes, `div` a paragraph with a picture. */
export type BodyTag =
  | 'p'
  | 'div'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'h6'
  | 'em'
  | 'strong'
  | 'code'
  | 'pre'
  | 'a'
  | 'img'
  | 'ol'
  | 'ul'
  | 'li'
  | 'blockquote'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'
  | 'sup'
  | 'section'
  | 'br'
  | 'hr';

type TextDirection = 'ltr' | 'rtl';

/** An element of a body, with the attributes of its tag. */
export interface BodyElement {
  readonly tag: BodyTag;
  readonly nodes?: readonly BodyNode[];
  /** Of headings and footnotes: begins with `s-`, so that it shadows no name of the document. */
  readonly id?: string;
  readonly dir?: TextDirection;
  /** Of a link: an http, https or mailto URL, a path of the site, or a place in the page. */
  readonly href?: string;
  /** Of a picture: an http or https URL, which may end with its size (`#800x600`). */
  readonly src?: string;
  readonly alt?: string;
  /** The first number of an ordered list. */
  readonly start?: number;
  /** Of a table's cell. */
  readonly align?: 'left' | 'right' | 'center';
}

export type BodyNode = string | BodyElement;

/** A body as pages render it: plain data, made from Markdown once and sent to browsers (decision 122). */
export type BodyTree = readonly BodyNode[];

/** Elements below each other: more than the deepest body has, and few enough for code that recurses. */
const deepest = 100;

/**
 * Returns the tree that `value` holds. Trees reach pages as data of a server or of a stored page: what does not have the shape
 * of a node is left out. What tags and URLs may be is for the renderer to check.
 */
export function readBodyTree(value: unknown, depth = 0): BodyTree {
  if (!Array.isArray(value) || depth > deepest) return [];
  return value.flatMap((node: unknown): BodyNode[] => {
    if (typeof node === 'string') return [node];
    if (!isRecord(node)) return [];
    const { nodes, ...attributes } = node;
    const isPlain = Object.values(attributes).every((one) => typeof one === 'string' || typeof one === 'number');
    // The renderer knows the tags, and checks what it writes into the page.
    return isPlain ? [{ ...(attributes as Omit<BodyElement, 'nodes'>), nodes: readBodyTree(nodes, depth + 1) }] : [];
  });
}

/** The text of a body, without its elements. Blocks are separated by line breaks. */
export function toBodyText(tree: BodyTree): string {
  return tree
    .map((node) => {
      if (typeof node === 'string') return node;
      const text = node.alt ?? toBodyText(node.nodes ?? []);
      return blocks.has(node.tag) ? `${text}\n` : text;
    })
    .join('');
}

const blocks: ReadonlySet<BodyTag> = new Set([
  ...(['p', 'div', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'li', 'th', 'td', 'br'] as const),
]);
