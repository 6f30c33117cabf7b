import type { TextPart } from '@adp/shared-ui/differences';
import type { Nodes } from 'mdast';

/** The texts of a body in their order: words, and where links lead. */
function toTexts(node: Nodes): readonly (readonly [Nodes, string])[] {
  const inner = 'children' in node ? node.children.flatMap((child) => toTexts(child)) : [];
  const value = 'value' in node ? node.value : 'url' in node ? node.url : undefined;
  return value === undefined ? inner : [...inner, [node, value]];
}

const joinTexts = (texts: ReturnType<typeof toTexts>) => texts.map(([, text]) => text).join('\n');

/** The parts of each text of a body, by comparing the whole of it with another: what moved is found elsewhere. */
export function markNodes(
  root: Nodes,
  other: Nodes,
  toParts: (text: string, other: string) => readonly TextPart[],
): ReadonlyMap<Nodes, readonly TextPart[]> {
  const texts = toTexts(root);
  const rest = [...toParts(joinTexts(texts), joinTexts(toTexts(other)))];
  // Between two texts is the line feed that joined them.
  return new Map(texts.map(([node, text]) => [node, takeParts(rest, text.length + 1, text.length)]));
}

/** Takes so many characters off the parts, and returns those that are shown. */
function takeParts(rest: TextPart[], length: number, shown: number): readonly TextPart[] {
  const taken: TextPart[] = [];
  for (let at = 0; at < length;) {
    const part = rest.shift();
    if (!part) break;
    const { text, isChanged } = part;
    const here = text.slice(0, length - at);
    if (text.length > here.length) rest.unshift({ text: text.slice(here.length), isChanged });
    taken.push({ text: here.slice(0, Math.max(0, shown - at)), isChanged });
    at += here.length;
  }
  return taken;
}
