import { currentLocale, formatLocale } from '@adp/shared-ui';
import { dateFormat } from '@adp/shared-ui/format';
import styles from './Card.module.css';

/** A day, such as `2026-11-24`, set large: the number first, month and year beside it. */
export function DateBlock({ day }: { day: string }) {
  const parts = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(formatLocale(currentLocale()), { ...options, timeZone: 'UTC' }).format(new Date(day));
  return (
    <time className={styles['lead']} dateTime={day}>
      <span className={styles['number']}>{parts({ day: 'numeric' })}</span>
      <span className={styles['beside']}>{parts({ month: 'short', year: 'numeric' })}</span>
    </time>
  );
}
