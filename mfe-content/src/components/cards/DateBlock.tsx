import { currentLocale, formatLocale } from '@adp/shared-ui';
import { dateFormat } from '@adp/shared-ui/format';
import styles from './Card.module.css';

/** A day, such as `2026-11-24`, set large: the number first, month and year beside it. */
export function DateBlock({ day }: { day: string }) {
  const parts = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(formatLocale(currentLocale()), { ...options, timeZone: 'UTC' }).format(new Date(day));
  return (
    // As in the card: devices and the server may know other rules of time zones.
    <time className={styles['lead']} dateTime={day} suppressHydrationWarning>
      <span className={styles['number']} suppressHydrationWarning>
        {parts({ day: 'numeric' })}
      </span>
      <span className={styles['beside']} suppressHydrationWarning>
        {/* Together Portuguese writes them in digits: "11/2026". */}
        {`${parts({ month: 'short' })} ${parts({ year: 'numeric' })}`}
      </span>
    </time>
  );
}
