import type { Root } from 'mdast';
import { getDirection } from '../../lib/markdown/direction';
import { bodyHeadings, toPlainText } from '../../lib/markdown/headings';
import styles from './MarkdownBody.module.css';
import { renderNodes, type BodyContext } from './renderNode';

/** An item's body as elements. Only nodes that `renderNode` knows are rendered: nothing needs to be sanitized. */
export function MarkdownBody({ root, lang }: { root: Root; lang: string }) {
  const notes = root.children.filter((node) => node.type === 'footnoteDefinition');
  const context: BodyContext = {
    headings: new Map(bodyHeadings(root).map((heading) => [heading.node, heading])),
    footnotes: {
      numbers: new Map(notes.map(({ identifier }, index) => [identifier, index + 1])),
      mentioned: new Set(),
    },
    addresses: new Map(
      root.children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url]] : [])),
    ),
  };
  return (
    <div className={styles['body']} lang={lang} dir={getDirection(toPlainText(root))}>
      {renderNodes(root.children, context)}
      {notes.length > 0 ? (
        <section className={styles['notes']} role="doc-endnotes">
          <ol dir={getDirection(notes.map(toPlainText).join(' '))}>
            {notes.map((note, index) => (
              <li key={note.identifier} id={`s--note-${index + 1}`}>
                {renderNodes(note.children, context)}
                <a href={`#s--ref-${index + 1}`} role="doc-backlink">
                  {`↩ ${index + 1}`}
                </a>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </div>
  );
}
