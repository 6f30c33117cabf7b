import type { Nodes, Root } from 'mdast';
import { safeLink, sitePath } from './safeAddress';

/** Returns the source of parts that readers do not see: HTML, and links without a safe target. */
export function findIgnored(root: Root, site: string): readonly string[] {
  const ignored = new Set<string>();
  const open: Nodes[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'html') ignored.add(node.value);
    if ((node.type === 'link' || node.type === 'image') && !leadsSomewhere(node.url, site))
      ignored.add(node.url || '()');
    if ('children' in node) open.push(...[...node.children].reverse());
  }
  return [...ignored];
}

const leadsSomewhere = (url: string, site: string) =>
  /^#[^#]/.test(url) || sitePath(url, site) !== undefined || safeLink(url) !== undefined;
