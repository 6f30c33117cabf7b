import type { Nodes, Root } from 'mdast';

/** Returns the URLs of a body's link definitions by identifier. The first definition of an identifier counts. */
export function getDefinitions(root: Root): ReadonlyMap<string, string> {
  return new Map(listDefinitions(root).reverse());
}

function listDefinitions(node: Nodes): [identifier: string, url: string][] {
  if (node.type === 'definition') return [[node.identifier, node.url]];
  return 'children' in node ? node.children.flatMap(listDefinitions) : [];
}

/**
 * Returns definitions for the references in a footnote, which is parsed separately from the body. Their URLs are empty,
 * because only the body's definitions count.
 */
export function toEmptyDefinitions(footnote: string, definitions: ReadonlyMap<string, string>): string {
  // A label with a caret is a reference to another footnote.
  const labels = [...footnote.matchAll(/\[(?!\^)([^[\]]+)\]/g)].map(([, label = '']) => label);
  const identifiers = labels.map((label) => label.trim().replaceAll(/\s+/g, ' ').toLowerCase());
  return identifiers
    .filter((identifier) => definitions.has(identifier))
    .map((identifier) => `[${identifier}]: <>`)
    .join('\n');
}
