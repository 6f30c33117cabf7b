import { currentLocale, formatLocale } from '@adp/shared-ui';
import { dateFormat } from '@adp/shared-ui/format';
import { useText } from '../../text';

/** The date of a save or change in the reader's time zone. Includes the time if it was today or yesterday. */
export function RelativeTime({ at, what }: { at: Date; what: 'saved' | 'changed' }) {
  const text = useText();
  const locale = formatLocale(currentLocale());
  const now = new Date();
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const day = isSameDay(at, now) ? 'today' : isSameDay(at, yesterday) ? 'yesterday' : 'day';
  const options: Intl.DateTimeFormatOptions = day === 'day' ? { dateStyle: 'long' } : { timeStyle: 'short' };
  return (
    <time dateTime={at.toISOString()}>
      {text(`myContent.${what}.${day}`, { time: dateFormat(locale, options).format(at) })}
    </time>
  );
}

function isSameDay(a: Date, b: Date): boolean {
  return a.toDateString() === b.toDateString();
}
