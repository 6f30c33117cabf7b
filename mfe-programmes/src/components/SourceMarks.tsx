import { useText } from '../text';
import { sourceId } from './SourceList';
import styles from './SourceMarks.module.css';
import { useSources } from './SourcesContext';

/** Names the publishers of a statement's sources, with links to the sources. A source without a URL links to its entry in the list. */
export function SourceMarks({ ids }: { ids: readonly string[] }) {
  const text = useText();
  const sources = useSources();
  return (
    <span className={styles['marks']}>
      {ids.map((id) => {
        const numbered = sources.get(id);
        if (!numbered) return null;
        const { number, source } = numbered;
        const { title, publisher, url = `#${sourceId(number)}` } = source;
        return (
          <a
            key={id}
            className={styles['mark']}
            href={url}
            rel="noopener"
            aria-label={text('source.mark', { number: String(number), publisher, title })}
          >
            <span className={styles['number']}>{`${number} `}</span>
            <span className={styles['publisher']} translate="no">
              {publisher}
            </span>
          </a>
        );
      })}
    </span>
  );
}
