import { inspectBody } from '@adp/shared-data/markdown';
import { ErrorBoundary } from '@adp/shared-ui';
import { useMemo } from 'react';
import { MarkdownBody } from '../../../components/markdown/MarkdownBody';
import { useText } from '../../../text';
import styles from '../Write.module.css';

interface BodyPreviewProps {
  readonly body: string;
  readonly lang: string;
}

/** A body as readers see it, followed by the parts that the parser ignores. */
export function BodyPreview({ body, lang }: BodyPreviewProps) {
  const text = useText();
  return (
    <ErrorBoundary content={body} fallback={<p className={styles['why']}>{text('write.preview.failed')}</p>}>
      <Tree body={body} lang={lang} />
    </ErrorBoundary>
  );
}

function Tree({ body, lang }: BodyPreviewProps) {
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
