import { useText } from '../text';
import { sourcePopoverId } from './SourceList';
import styles from './SourceMarks.module.css';
import { useSources } from './SourcesContext';

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
