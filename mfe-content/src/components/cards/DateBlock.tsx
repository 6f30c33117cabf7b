import { currentLocale, formatLocale } from '@adp/shared-ui';
import { dateFormat } from '@adp/shared-ui/format';
import styles from './Card.module.css';

/** A date, such as `2026-11-24`, in large type: the day first, followed by month and year. */
export function DateBlock({ day }: { day: string }) {
  const parts = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(formatLocale(currentLocale()), { ...options, timeZone: 'UTC' }).format(new Date(day));
  return (
    // Suppress the hydration warning, because the device and the server may have different time zone rules.
    <time className={styles['lead']} dateTime={day} suppressHydrationWarning>
      <span className={styles['number']} suppressHydrationWarning>
        {parts({ day: 'numeric' })}
      </span>
      <span className={styles['beside']} suppressHydrationWarning>
        {/* Format month and year separately, because Portuguese formats them together as digits: "11/2026". */}
        {`${parts({ month: 'short' })} ${parts({ year: 'numeric' })}`}
      </span>
    </time>
  );
}
