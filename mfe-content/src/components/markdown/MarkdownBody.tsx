import { type BodyTree, getDirection, toBodyText } from '@adp/shared-data/body';
import styles from './MarkdownBody.module.css';
import { renderNodes } from './renderNode';

/** An item's body. Needs no sanitizing, because `renderNode` renders only allowed elements. */
export function MarkdownBody({ tree, lang }: { readonly tree: BodyTree; readonly lang: string }) {
  return (
    <div className={styles['body']} lang={lang} dir={getDirection(toBodyText(tree))}>
      {renderNodes(tree)}
    </div>
  );
}
