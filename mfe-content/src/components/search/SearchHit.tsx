import type { SearchEntry } from '../../lib/search/searchEntry';
import { useText } from '../../text';
import styles from '../cards/Card.module.css';
import { CardTitle } from '../cards/CardTitle';

/** One result of a search: its kind, title and summary. */
export function SearchHit({ entry, to }: { entry: SearchEntry; to: string }) {
  const text = useText();
  return (
    <article className={styles['card']}>
      <p className={styles['label']}>{text(`kind.one.${entry.kind}`)}</p>
      <div className={styles['main']}>
        <CardTitle title={entry.title} to={to} level={2} />
        <p className={styles['summary']} dir="auto">
          {entry.summary}
        </p>
      </div>
    </article>
  );
}
