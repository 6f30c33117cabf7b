import type { Nodes, Root } from 'mdast';
import { safeLink, sitePath } from './safeAddress';

/** What a body has that readers do not see: HTML, and links that lead nowhere. Each once, as it was written. */
export function findIgnored(root: Root, site: string): readonly string[] {
  const found = new Set<string>();
  const open: Nodes[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'html') found.add(node.value);
    if ((node.type === 'link' || node.type === 'image') && !leadsSomewhere(node.url, site)) found.add(node.url || '()');
    if ('children' in node) open.push(...[...node.children].reverse());
  }
  return [...found];
}

const leadsSomewhere = (url: string, site: string) =>
  /^#[^#]/.test(url) || sitePath(url, site) !== undefined || safeLink(url) !== undefined;
