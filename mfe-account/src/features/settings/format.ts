import { currentLocale, formatLocale } from '@adp/shared-ui';

/** A size as readers compare it: "412 byte", "44 kB", "1.8 MB". */
export function formatBytes(bytes: number): string {
  const [value, unit] =
    bytes < 1_000 ? [bytes, 'byte'] : bytes < 1_000_000 ? [bytes / 1_000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  return new Intl.NumberFormat(formatLocale(currentLocale()), {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: value < 10 && unit !== 'byte' ? 1 : 0,
  }).format(value);
}

/** A day and time in the reader's own zone. */
export function formatDateTime(date: Date): string {
  return new Intl.DateTimeFormat(formatLocale(currentLocale()), { dateStyle: 'long', timeStyle: 'short' }).format(date);
}

/** Keeps an address from being mixed with the text around it where that runs from right to left. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
