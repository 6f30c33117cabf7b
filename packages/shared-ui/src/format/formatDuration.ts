import { formatLocale } from '../i18n/formatLocale';
import { currentLocale } from '../i18n/locale';
import { numberFormat } from './intl';

/** Formats a duration in milliseconds, for example "120 ms" or "2.8 secs". */
export function formatDuration(milliseconds: number): string {
  const isShort = milliseconds < 1_000;
  const format = numberFormat(formatLocale(currentLocale()), {
    style: 'unit',
    unit: isShort ? 'millisecond' : 'second',
    maximumFractionDigits: isShort ? 0 : 1,
  });
  return format.format(milliseconds / (isShort ? 1 : 1_000));
}
