import { numberFormat } from '@adp/shared-ui/format';

/** Formats the size of a file, such as "1.8 MB" or "44 kB". Sizes in MB have one decimal below 10 MB. */
export function fileSize(bytes: number, locale: string): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const digits = value < 10 && unit === 'megabyte' ? 1 : 0;
  return numberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: digits,
  }).format(Math.max(value, unit === 'kilobyte' ? 1 : 0));
}
