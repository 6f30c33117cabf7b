import { useId } from 'react';
import { getDirection } from '../../lib/markdown/direction';
import type { BodyHeading } from '../../lib/markdown/headings';
import { useText } from '../../text';
import styles from './TableOfContents.module.css';

/** A body with fewer headings needs no table of contents. */
const enough = 4;

/** The body's upper headings as links; nothing for a short body. */
export function TableOfContents({ headings, lang }: { headings: readonly BodyHeading[]; lang: string }) {
  const text = useText();
  const id = useId();
  const upper = headings.filter(({ level }) => level <= 3);
  if (upper.length < enough) return null;
  return (
    <nav className={styles['contents']} aria-labelledby={id}>
      <h2 className={styles['title']} id={id}>
        {text('contents.title')}
      </h2>
      <ol lang={lang} dir={getDirection(upper[0]?.text ?? '')}>
        {upper.map((heading) => (
          <li key={heading.id} data-level={heading.level}>
            <a className={styles['link']} href={`#${encodeURIComponent(heading.id)}`} dir="auto">
              {heading.text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
