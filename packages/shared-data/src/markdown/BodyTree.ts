import { isObject } from '../fields/isObject';

/** The elements that a body may contain. `section` contains the footnotes, and `div` a paragraph with a picture. */
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

export interface BodyElement {
  readonly tag: BodyTag;
  readonly nodes?: readonly BodyNode[];
  /** The id of a heading or footnote. The prefix `s-` keeps ids from shadowing properties of the document. */
  readonly id?: string;
  readonly dir?: TextDirection;
  /** The target of a link: an http, https or mailto URL, a path on this site, or a fragment of the page. */
  readonly href?: string;
  /** The source of a picture: an http or https URL, optionally ending with the size (`#800x600`). */
  readonly src?: string;
  readonly alt?: string;
  /** The first number of an ordered list. */
  readonly start?: number;
  readonly align?: 'left' | 'right' | 'center';
}

export type BodyNode = string | BodyElement;

/** A body as plain data. The server converts it from Markdown once and sends it to browsers (decision 122). */
export type BodyTree = readonly BodyNode[];

/** The maximum nesting depth. It exceeds the depth of any real body and is safe for recursive code. */
const deepest = 100;

/** Validates the shape of a tree from a server or a stored page. The renderer checks tags and URLs. */
export function readBodyTree(value: unknown, depth = 0): BodyTree {
  if (!Array.isArray(value) || depth > deepest) return [];
  return value.flatMap((node: unknown): BodyNode[] => {
    if (typeof node === 'string') return [node];
    if (!isObject(node)) return [];
    const { nodes, ...attributes } = node;
    const isPlain = Object.values(attributes).every((value) => typeof value === 'string' || typeof value === 'number');
    // The renderer knows the allowed tags and validates what it writes into the page.
    return isPlain ? [{ ...(attributes as Omit<BodyElement, 'nodes'>), nodes: readBodyTree(nodes, depth + 1) }] : [];
  });
}

/** Returns the plain text of a body. Line breaks separate blocks. */
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
