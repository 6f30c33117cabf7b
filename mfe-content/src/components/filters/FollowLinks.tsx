import { type Filters, printFilters } from '@adp/shared-data/lists';
import type { Kind } from '../../lib/kinds';
import { calendarUrl, feedPath } from '../../paths';
import { useText } from '../../text';
import styles from './FilterPanel.module.css';

export function FollowLinks({ kind, filters }: { readonly kind: Kind; readonly filters: Filters }) {
  const text = useText();
  const query = printFilters(kind, filters);
  return (
    <ul className={styles['follow']}>
      <li>
        <a href={feedPath(kind) + query}>{text('follow.feed')}</a>
      </li>
      {kind === 'event' || kind === 'opportunity' ? (
        <li>
          <a href={calendarUrl(kind) + query}>{text(`follow.calendar.${kind}`)}</a>
        </li>
      ) : null}
    </ul>
  );
}
