import { currentLocale, formatLocale } from '@adp/shared-ui';
import { numberFormat } from '@adp/shared-ui/format';

/** A size as readers compare it: "44 kB", "1.8 MB". */
export function formatSize(bytes: number): string {
  const isSmall = bytes < 1_000_000;
  const format = numberFormat(formatLocale(currentLocale()), {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  });
  // The font of headings has no narrow space, which French has before the unit: it would show none.
  return format.format(bytes / (isSmall ? 1_000 : 1_000_000)).replaceAll('\u202f', '\u00a0');
}
