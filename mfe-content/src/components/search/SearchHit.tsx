import { currentLocale, formatLocale } from '@adp/shared-ui';
import { formatPublished } from '../../lib/format/formatPublished';
import type { SearchEntry } from '@adp/shared-ui/search-index';
import { useText } from '../../text';
import styles from '../cards/Card.module.css';
import { CardTitle } from '../cards/CardTitle';

/** One result of a search: its kind, title and summary, and its day or state. */
export function SearchHit({ entry, to, today }: { entry: SearchEntry; to: string; today: string }) {
  const text = useText();
  const when = useWhen(entry, today);
  return (
    <article className={styles['card']}>
      <p className={styles['label']}>{text(`kind.one.${entry.kind}`)}</p>
      <div className={styles['main']}>
        <CardTitle title={entry.title} to={to} level={2} />
        {when.length > 0 ? (
          <p className={styles['meta']}>
            {when.map((words) => (
              <span key={words}>{words}</span>
            ))}
          </p>
        ) : null}
        <p className={styles['summary']} dir="auto">
          {entry.summary}
        </p>
      </div>
    </article>
  );
}

/** The day and the state of an entry in words. */
function useWhen({ kind, day, state }: SearchEntry, today: string): readonly string[] {
  const text = useText();
  const stated = state ? [text(`search.state.${state}`)] : [];
  if (day === undefined) return stated;
  const words = formatPublished(day, formatLocale(currentLocale()));
  // Days compare as text; one is over when the reader's next one has begun.
  const isOver = day < today;
  if (kind === 'opportunity') return [text(isOver ? 'search.closed' : 'search.closes', { day: words })];
  if (kind === 'event') return [words, ...stated, ...(isOver && !state ? [text('search.past')] : [])];
  return [text('search.published', { day: words })];
}
