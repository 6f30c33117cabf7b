import { inspectBody } from '@adp/shared-data/markdown';
import { useMemo } from 'react';
import { MarkdownBody } from '../../components/markdown/MarkdownBody';
import { useText } from '../../text';
import styles from './Write.module.css';

/** A preview of the body, with a list of Markdown that the site does not render. */
export function PreviewBody({ body, lang }: { body: string; lang: string }) {
  const text = useText();
  const { tree, ignored, isTyped } = useMemo(() => inspectBody(body, window.location.origin), [body]);
  return (
    <>
      <MarkdownBody tree={tree} lang={lang} />
      {isTyped ? (
        <p className={styles['why']} role="status">
          {text('write.preview.tooManyMarks')}
        </p>
      ) : null}
      {ignored.length > 0 ? (
        <div className={styles['why']} role="status">
          <p>{text('write.preview.ignored')}</p>
          <ul>
            {ignored.slice(0, 5).map((part) => (
              <li key={part}>
                <code dir="ltr">{part.length > 80 ? `${part.slice(0, 80)}…` : part}</code>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
