import { useText } from '../text';
import { sourcePopoverId } from './SourceList';
import styles from './SourceMarks.module.css';
import { useSources } from './SourcesContext';

/** Small numbered buttons. Each opens a browser popover with a source and the date on which the source was checked. */
export function SourceMarks({ ids }: { ids: readonly string[] }) {
  const text = useText();
  const sources = useSources();
  return (
    <span className={styles['marks']}>
      {ids.map((id) => {
        const numbered = sources.get(id);
        if (!numbered) return null;
        const { number, source } = numbered;
        return (
          <button
            key={id}
            className={styles['mark']}
            type="button"
            popoverTarget={sourcePopoverId(number)}
            aria-label={text('source.mark', { number: String(number), title: source.title })}
          >
            {number}
          </button>
        );
      })}
    </span>
  );
}
