import { createWriteStream, openSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { RowResult } from './importRows';

const columns = ['row', 'outcome', 'reason', 'notes', 'title', 'id', 'doi', 'address'] as const;

export interface Report {
  readonly add: (result: RowResult) => Promise<void>;
  readonly end: () => Promise<void>;
}

/**
 * The report of an import as a CSV file, written row by row. What a spreadsheet would take for a formula is marked as text: titles come
 * from strangers.
 * @throws Error where the file cannot be written
 */
export function createReport(file: string): Report {
  const rows = stringify({ header: true, columns: [...columns], escape_formulas: true, bom: true });
  const output = rows.pipe(createWriteStream(file, { fd: openSync(file, 'w') }));
  const done = finished(output);
  return {
    add: async (result) => {
      if (rows.write({ ...result, notes: result.notes.join('; ') })) return;
      await new Promise((drained) => rows.once('drain', drained));
    },
    end: async () => {
      rows.end();
      await done;
    },
  };
}
