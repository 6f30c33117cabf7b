import { currentLocale, formatLocale } from '@adp/shared-ui';
import { numberFormat } from '@adp/shared-ui/format';

/** Formats a size in bytes: "412 byte", "44 kB", "1.8 MB". */
export function formatBytes(bytes: number): string {
  const [value, unit] =
    bytes < 1_000 ? [bytes, 'byte'] : bytes < 1_000_000 ? [bytes / 1_000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return numberFormat(formatLocale(currentLocale()), {
    style: 'unit',
    unit,
    ...(unit === 'byte' && { unitDisplay: 'long' as const }),
    maximumFractionDigits: value < 10 && unit !== 'byte' ? 1 : 0,
  }).format(value);
}
