import { type BodyElement, type BodyTree, toBodyText } from '@adp/shared-data/body';

/** Returns the sources to list below a body. Omits those that the body itself lists, under a heading with the same title. */
export function getUnlistedSources(sources: readonly string[], body: BodyTree, title: string): readonly string[] {
  const elements = toElements(body);
  const toKey = (text: string) => text.trim().toLocaleLowerCase();
  const isListed = elements.some(
    ({ tag, nodes = [] }) => /^h\d$/.test(tag) && toKey(toBodyText(nodes)) === toKey(title),
  );
  if (!isListed) return sources;
  const links = new Set(elements.map(({ href }) => href));
  return sources.filter((source) => !links.has(source));
}

function toElements(tree: BodyTree): readonly BodyElement[] {
  return tree.flatMap((node) => (typeof node === 'string' ? [] : [node, ...toElements(node.nodes ?? [])]));
}
