import { SummaryButton } from '@adp/shared-ui/lists';
import { useText } from '../../text';
import styles from './FilterPanel.module.css';

/** Opens the form of filters after it, on narrow screens. Works without JavaScript. `count` is the number of chosen filters. */
export function FilterOpener({ count }: { readonly count: number }) {
  const text = useText();
  return (
    <details className={styles['opener']}>
      <SummaryButton>{count === 0 ? text('filter.title') : text('filter.title.chosen', { count })}</SummaryButton>
    </details>
  );
}
