import type { Nodes, Root } from 'mdast';
import { internalPath, safeLink } from './safeAddress';

/** What a body has that readers do not see: HTML, and links that lead nowhere. Each once, as it was written. */
export function findIgnored(root: Root): readonly string[] {
  const found = new Set<string>();
  const open: Nodes[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'html') found.add(node.value);
    if ((node.type === 'link' || node.type === 'image') && !leadsSomewhere(node.url)) found.add(node.url || '()');
    if ('children' in node) open.push(...[...node.children].reverse());
  }
  return [...found];
}

const leadsSomewhere = (address: string) =>
  /^#[^#]/.test(address) || internalPath(address) !== undefined || safeLink(address) !== undefined;
