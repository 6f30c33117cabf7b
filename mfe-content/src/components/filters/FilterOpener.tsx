import { useText } from '../../text';
import styles from './FilterPanel.module.css';

/** Opens the form of filters that follows it, on narrow screens and without JavaScript. `count` is the number of chosen filters. */
export function FilterOpener({ count }: { readonly count: number }) {
  const text = useText();
  return (
    <details className={styles['opener']}>
      <summary>{count === 0 ? text('filter.title') : text('filter.title.chosen', { count })}</summary>
    </details>
  );
}
