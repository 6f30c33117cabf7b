import type { Root } from 'mdast';
import { bodyHeadings } from '../../lib/markdown/headings';
import styles from './MarkdownBody.module.css';
import { renderNodes, type BodyContext } from './renderNode';

/** An item's body as elements. Only nodes that `renderNode` knows are rendered: nothing needs to be sanitized. */
export function MarkdownBody({ root, lang }: { root: Root; lang: string }) {
  const context: BodyContext = {
    headings: new Map(bodyHeadings(root).map((heading) => [heading.node, heading])),
    addresses: new Map(
      root.children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url]] : [])),
    ),
  };
  return (
    <div className={styles['body']} lang={lang} dir="auto">
      {renderNodes(root.children, context)}
    </div>
  );
}
