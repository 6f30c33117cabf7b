import type { TextPart } from '@adp/shared-ui/differences';
import type { Nodes } from 'mdast';

function toTexts(node: Nodes): readonly (readonly [Nodes, string])[] {
  const inner = 'children' in node ? node.children.flatMap((child) => toTexts(child)) : [];
  const value = 'value' in node ? node.value : 'url' in node ? node.url : undefined;
  return value === undefined ? inner : [...inner, [node, value]];
}

const joinTexts = (texts: ReturnType<typeof toTexts>) => texts.map(([, text]) => text).join('\n');

/** Returns the marked parts of each text node. Compares whole bodies, so that text moved between nodes is recognized. */
export function markNodes(
  root: Nodes,
  comparedWith: Nodes,
  toParts: (text: string, comparedWith: string) => readonly TextPart[],
): ReadonlyMap<Nodes, readonly TextPart[]> {
  const texts = toTexts(root);
  const remaining = [...toParts(joinTexts(texts), joinTexts(toTexts(comparedWith)))];
  // Skip one more character, because a line feed joins the texts.
  return new Map(texts.map(([node, text]) => [node, takeParts(remaining, text.length + 1, text.length)]));
}

function takeParts(remaining: TextPart[], length: number, shown: number): readonly TextPart[] {
  const shownParts: TextPart[] = [];
  for (let at = 0; at < length;) {
    const part = remaining.shift();
    if (!part) break;
    const { text, isChanged } = part;
    const here = text.slice(0, length - at);
    if (text.length > here.length) remaining.unshift({ text: text.slice(here.length), isChanged });
    shownParts.push({ text: here.slice(0, Math.max(0, shown - at)), isChanged });
    at += here.length;
  }
  return shownParts;
}
