import { currentLocale, formatLocale } from '@adp/shared-ui';
import { numberFormat } from '@adp/shared-ui/format';

/** A size as readers compare it: "44 kB", "1.8 MB". */
export function formatSize(bytes: number): string {
  const isSmall = bytes < 1_000_000;
  return numberFormat(formatLocale(currentLocale()), {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(bytes / (isSmall ? 1_000 : 1_000_000));
}
