import { table } from '../report/tables';
import { formatPercent } from './format';
import type { Part } from './Part';
import type { OutageMinute } from './rehearseOutage';

/** Describes which responses had content while the data service failed for an hour. */
export function describeOutage(outage: readonly OutageMinute[]): Part {
  const last = outage.findLast(({ minute }) => minute < 60);
  return {
    section: `## One hour without the data service

The data service fails for 60 minutes in the busiest hour. The clock jumps between the measured minutes, so the CDN stores
no pages in between.

${table(
  ['minute of the outage', 'responses with content'],
  outage.map(({ minute, answered }) => [
    minute < 60 ? String(minute) : 'one minute after its end',
    formatPercent(answered),
  ]),
)}`,
    limits: last
      ? {
          'outage of the data service': `${formatPercent(last.answered)} of responses have content after ${last.minute} minutes`,
        }
      : {},
  };
}
