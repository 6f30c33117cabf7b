import { useMemo } from 'react';
import { MarkdownBody } from '../../components/markdown/MarkdownBody';
import { hasTooManyMarks } from '../../lib/markdown/bounds';
import { findIgnored } from '../../lib/markdown/findIgnored';
import { parseMarkdown } from '../../lib/markdown/parseMarkdown';
import { useText } from '../../text';
import styles from './Write.module.css';

/** The body as it will be read, and what readers will not see of it. */
export function PreviewBody({ body, lang }: { body: string; lang: string }) {
  const text = useText();
  const root = useMemo(() => parseMarkdown(body), [body]);
  const ignored = useMemo(() => findIgnored(root), [root]);
  const plain = useMemo(() => hasTooManyMarks(body), [body]);
  return (
    <>
      <MarkdownBody root={root} lang={lang} />
      {plain ? (
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
