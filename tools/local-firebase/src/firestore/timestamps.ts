import { invalid } from './firestoreError';

const form = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/i;
const earliest = -62_135_596_800n;
const latest = 253_402_300_799n;

/** Returns nanoseconds since 1970. @throws FirestoreError if the text is no RFC 3339 time of the years 1 to 9999 */
export function toNanos(text: unknown): bigint {
  const [, , , , , , , fraction = '', zone = 'Z'] = (typeof text === 'string' && form.exec(text)) || [];
  const millis = typeof text === 'string' ? Date.parse(`${text.slice(0, 19)}${zone.toUpperCase()}`) : NaN;
  if (Number.isNaN(millis) || typeof text !== 'string' || !form.test(text))
    throw invalid(`Not a time: ${JSON.stringify(text)}.`);
  const seconds = BigInt(Math.floor(millis / 1000));
  if (seconds < earliest || seconds > latest) throw invalid(`The time ${text} is out of range.`);
  return seconds * 1_000_000_000n + BigInt(fraction.padEnd(9, '0'));
}

/** Formats a time as RFC 3339 in UTC with 0, 3, 6 or 9 fractional digits, as in proto3 JSON. */
export function timeText(nanos: bigint): string {
  const rest = ((nanos % 1_000_000_000n) + 1_000_000_000n) % 1_000_000_000n;
  const seconds = Number((nanos - rest) / 1_000_000_000n);
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
  if (rest === 0n) return `${whole}Z`;
  const digits = String(rest).padStart(9, '0');
  return `${whole}.${digits.replace(/(000){1,2}$/, '')}Z`;
}
