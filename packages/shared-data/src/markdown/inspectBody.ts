import type { Heading, Nodes, Root, Table } from 'mdast';
import { bareUrl } from './bareUrl';
import { hasTooManyMarks } from './bounds';
import type { BodyElement, BodyNode, BodyTag, BodyTree } from './BodyTree';
import { getDefinitions } from './definitions';
import { findIgnored } from './findIgnored';
import { reference } from './footnotes';
import { getDirection } from './getDirection';
import { getHeadings, toPlainText, type BodyHeading } from './headings';
import { parseMarkdown } from './parseMarkdown';
import { safeLink, sitePath } from './safeAddress';

/** The maximum length of a stored body, in characters. */
const longest = 50_000;

/** A body for its author: the rendered tree, and the parts that readers do not see. */
export interface InspectedBody {
  readonly tree: BodyTree;
  /** The source of HTML and of links without a safe target. */
  readonly ignored: readonly string[];
  /** True if the body is shown as plain text without formatting. */
  readonly isTyped: boolean;
}

/**
 * Converts an item's body to the tree that pages render. The tree cannot represent disallowed nodes such as HTML. A
 * body that is too slow to parse, or that crashes the parser, becomes plain text. `site` is the site's origin, and
 * links to it become paths.
 */
export function inspectBody(markdown: string, site: string): InspectedBody {
  const body = markdown.slice(0, longest);
  const typed = () => ({ tree: toTypedTree(body), ignored: [], isTyped: true });
  if (hasTooManyMarks(body)) return typed();
  try {
    const root = parseMarkdown(body);
    return { tree: convert(root, site), ignored: findIgnored(root, site), isTyped: false };
  } catch {
    return typed();
  }
}

export function toBodyTree(markdown: string, site: string): BodyTree {
  return inspectBody(markdown, site).tree;
}

/** The maximum number of paragraphs. The last paragraph contains the remaining text. */
const MAX_LINES = 2_000;

function toTypedTree(markdown: string): BodyTree {
  const lines = markdown.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const paragraphs = [...lines.slice(0, MAX_LINES - 1), lines.slice(MAX_LINES - 1).join(' ')];
  return paragraphs.filter(Boolean).map((line) => ({ tag: 'p', nodes: [line] }));
}

interface Context {
  readonly site: string;
  readonly headings: ReadonlyMap<Heading, BodyHeading>;
  readonly definitions: ReadonlyMap<string, string>;
  /** Footnote numbers by footnote id. */
  readonly notes: ReadonlyMap<string, number>;
  /** The footnotes referenced so far. A footnote links back to its first reference. */
  readonly mentioned: Set<string>;
  /** True inside the text of a link, because links cannot be nested. */
  readonly inLink: boolean;
}

function convert(root: Root, site: string): BodyTree {
  const notes = root.children.filter((node) => node.type === 'footnoteDefinition');
  const context: Context = {
    site,
    headings: new Map(getHeadings(root).map((heading) => [heading.node, heading])),
    definitions: getDefinitions(root),
    notes: new Map(notes.map(({ identifier }, index) => [identifier, index + 1])),
    mentioned: new Set(),
    inLink: false,
  };
  const body = toNodes(root.children, context);
  if (notes.length === 0) return body;
  const items = notes.map((note, index): BodyElement => {
    const back = element('a', [`↩ ${index + 1}`], { href: `#s--ref-${index + 1}` });
    return element('li', [...toNodes(note.children, context), back], { id: `s--note-${index + 1}` });
  });
  return [...body, element('section', [element('ol', items, toDirection(...notes))])];
}

function toNodes(nodes: readonly Nodes[], context: Context): readonly BodyNode[] {
  return nodes.flatMap((node) => toNode(node, context));
}

function toNode(node: Nodes, context: Context): readonly BodyNode[] {
  const inner = () => ('children' in node ? toNodes(node.children, context) : []);
  switch (node.type) {
    case 'text':
      return fromText(node.value, context);
    case 'paragraph':
      // A picture that loads on request is a block element, which HTML does not allow in a `p`.
      return [element(holdsImage(node) ? 'div' : 'p', inner())];
    case 'heading':
      return fromHeading(node, context);
    case 'emphasis':
      return [element('em', inner())];
    case 'strong':
      return [element('strong', inner())];
    case 'inlineCode':
      return [element('code', [node.value])];
    case 'code':
      return [element('pre', [node.value])];
    case 'link':
      return toLink(node.url, toNodes(node.children, { ...context, inLink: true }), context);
    case 'linkReference':
      return toLink(
        context.definitions.get(node.identifier),
        toNodes(node.children, { ...context, inLink: true }),
        context,
      );
    case 'image':
      return toPicture(node.url, node.alt ?? '', context);
    case 'imageReference':
      return toPicture(context.definitions.get(node.identifier), node.alt ?? '', context);
    case 'list':
      return node.ordered
        ? [element('ol', inner(), { start: node.start ?? 1, ...toDirection(node) })]
        : [element('ul', inner(), toDirection(node))];
    case 'listItem':
      // A list item has no `dir` attribute, because its marker belongs on the side of the list.
      return [element('li', inner())];
    case 'blockquote':
      return [element('blockquote', inner(), toDirection(node))];
    case 'table':
      return [fromTable(node, context)];
    case 'break':
      return [element('br')];
    case 'thematicBreak':
      return [element('hr')];
    default:
      return [];
  }
}

type Attributes = Omit<BodyElement, 'tag' | 'nodes'>;

function element(tag: BodyTag, nodes: readonly BodyNode[] = [], attributes: Attributes = {}): BodyElement {
  return { tag, ...attributes, ...(nodes.length > 0 && { nodes }) };
}

function toDirection(...nodes: readonly Nodes[]): Attributes {
  const dir = getDirection(nodes.map(toPlainText).join(' '));
  return dir ? { dir } : {};
}

function holdsImage(node: Nodes): boolean {
  return /^image/.test(node.type) || ('children' in node && node.children.some(holdsImage));
}

/** Returns the nodes of a text. Footnote references become links, and so do URLs outside links. */
function fromText(text: string, context: Context): readonly BodyNode[] {
  if (context.inLink) return [text];
  const withNotes = split(text, reference, ([whole, id = '']) => {
    const number = context.notes.get(id);
    return number === undefined ? [whole] : [toNoteReference(id, number, context)];
  });
  return withNotes.flatMap((part) =>
    typeof part === 'string' ? split(part, bareUrl, ([url]) => toLink(url, [url], context)) : [part],
  );
}

function toNoteReference(id: string, number: number, { mentioned }: Context): BodyElement {
  const isFirst = !mentioned.has(id);
  mentioned.add(id);
  const link = { href: `#s--note-${number}`, ...(isFirst && { id: `s--ref-${number}` }) };
  return element('sup', [element('a', [String(number)], link)]);
}

function split(
  text: string,
  pattern: RegExp,
  toParts: (match: RegExpMatchArray) => readonly BodyNode[],
): readonly BodyNode[] {
  const parts: BodyNode[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push(...toParts(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** Returns a link, or only its text if the target is unsafe or the link is inside another. */
function toLink(
  url: string | undefined,
  words: readonly BodyNode[],
  { site, inLink }: Pick<Context, 'site' | 'inLink'>,
): readonly BodyNode[] {
  const href = url === undefined || inLink ? undefined : toHref(url, site);
  return href === undefined ? words : [element('a', words, { href })];
}

function toHref(url: string, site: string): string | undefined {
  // Add the prefix `s-` of heading ids, so that authors do not have to know it.
  if (/^#[^#]/.test(url)) return `#${url.slice(1).replace(/^(?!s-)/, 's-')}`;
  return sitePath(url, site) ?? safeLink(url);
}

/** Returns a picture. Only the page knows its own hosts, so it decides whether to show or to link it. */
function toPicture(url: string | undefined, alt: string, context: Context): readonly BodyNode[] {
  const src = url === undefined ? undefined : safeLink(url);
  if (src?.startsWith('http')) return [{ tag: 'img', src, alt }];
  return toLink(url, [alt || (url ?? '')], context);
}

function fromHeading(node: Heading, context: Context): readonly BodyNode[] {
  const heading = context.headings.get(node);
  if (!heading) return [];
  return [element(`h${heading.level}`, toNodes(node.children, context), { id: heading.id })];
}

function fromTable({ children, align }: Table, context: Context): BodyElement {
  const toRow = (row: Table['children'][number], tag: 'th' | 'td') =>
    element(
      'tr',
      row.children.map((cell, index) => {
        const side = align?.[index];
        return element(tag, toNodes(cell.children, context), side ? { align: side } : {});
      }),
    );
  const [head, ...rows] = children;
  const body = element(
    'tbody',
    rows.map((row) => toRow(row, 'td')),
  );
  return element('table', head ? [element('thead', [toRow(head, 'th')]), body] : [body]);
}
