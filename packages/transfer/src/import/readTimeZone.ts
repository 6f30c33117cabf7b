import { parseTimeZone } from '@adp/shared-data/places';
import type { RowReader } from './Draft';

const shownCandidates = 5;

/** Converts a text to the IANA name of a time zone. Rejects the row if the text is ambiguous or not a time zone. */
export function readTimeZone(text: string, refuse: RowReader['refuse']): string {
  const parsed = parseTimeZone(text);
  if ('zone' in parsed) return parsed.zone;
  const { candidates } = parsed;
  const reason =
    candidates.length > 0
      ? `which can be ${candidates.slice(0, shownCandidates).join(' or ')}: write one of these`
      : 'which is unknown: write a zone such as Africa/Nairobi, or an offset such as GMT+3';
  refuse('timezone', `is ${text}, ${reason}`);
  return text;
}
