import { isObject } from '../fields/isObject';

/** The elements that a body may contain. `section` contains its footnotes, `div` a paragraph with a picture. */
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
  /** Id of a heading or footnote. It begins with `s-`, so that it does not shadow a property of the document. */
  readonly id?: string;
  readonly dir?: TextDirection;
  /** Target of a link: an http, https or mailto URL, a path of the site, or a fragment of the page. */
  readonly href?: string;
  /** Source of a picture: an http or https URL, which may end with the size (`#800x600`). */
  readonly src?: string;
  readonly alt?: string;
  /** The first number of an ordered list. */
  readonly start?: number;
  /** Alignment of a table cell. */
  readonly align?: 'left' | 'right' | 'center';
}

export type BodyNode = string | BodyElement;

/** A body as pages render it: plain data, converted once from Markdown and sent to browsers (decision 122). */
export type BodyTree = readonly BodyNode[];

/** Maximum nesting depth. Deeper than any real body, and safe for recursive code. */
const deepest = 100;

/**
 * Returns the tree that `value` contains. Trees arrive as data of a server or of a stored page, so anything that is not shaped like a node
 * is omitted. The renderer checks tags and URLs.
 */
export function readBodyTree(value: unknown, depth = 0): BodyTree {
  if (!Array.isArray(value) || depth > deepest) return [];
  return value.flatMap((node: unknown): BodyNode[] => {
    if (typeof node === 'string') return [node];
    if (!isObject(node)) return [];
    const { nodes, ...attributes } = node;
    const isPlain = Object.values(attributes).every((value) => typeof value === 'string' || typeof value === 'number');
    // The renderer knows the tags, and checks what it writes into the page.
    return isPlain ? [{ ...(attributes as Omit<BodyElement, 'nodes'>), nodes: readBodyTree(nodes, depth + 1) }] : [];
  });
}

/** Returns the text of a body without its elements. Blocks are separated by line breaks. */
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
