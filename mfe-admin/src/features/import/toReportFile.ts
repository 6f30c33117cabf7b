import type { ImportedRow } from '@adp/shared-data/review';
import { toCsv } from '../../lib/csv';

/** Returns the report as CSV, with the headings of the command line's report. */
export function toReportFile(rows: readonly ImportedRow[]): string {
  return toCsv([
    ['row', 'outcome', 'reason', 'notes', 'title', 'id', 'doi', 'address'],
    ...rows.map(({ row, outcome, reason = '', notes, title, id = '', doi = '', address = '' }) => [
      ...[String(row), outcome, reason, notes.join('; '), title, id, doi, address],
    ]),
  ]);
}
