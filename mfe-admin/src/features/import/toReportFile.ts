import type { ImportedRow } from '@adp/shared-data/review';
import { toCsv } from '@adp/shared-ui/download';

/** Returns a report as CSV with the same headings as the report of the command-line importer. */
export function toReportFile(rows: readonly ImportedRow[]): string {
  return toCsv([
    ['row', 'outcome', 'reason', 'notes', 'title', 'id', 'doi', 'address'],
    ...rows.map(({ row, outcome, reason = '', notes, title, id = '', doi = '', address = '' }) => [
      ...[String(row), outcome, reason, notes.join('; '), title, id, doi, address],
    ]),
  ]);
}
