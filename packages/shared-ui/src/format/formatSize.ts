import { formatLocale } from '../i18n/formatLocale';
import { currentLocale } from '../i18n/locale';
import { numberFormat } from './intl';

/** Formats a size, for example "44 kB" or "1.8 MB". */
export function formatSize(bytes: number): string {
  const isSmall = bytes < 1_000_000;
  const format = numberFormat(formatLocale(currentLocale()), {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  });
  // Replace the narrow no-break space before French units, which the font of headings lacks.
  return format.format(bytes / (isSmall ? 1_000 : 1_000_000)).replaceAll('\u202f', '\u00a0');
}
