import { createWriteStream, openSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { RowResult } from './importRows';

const columns = ['row', 'outcome', 'reason', 'notes', 'title', 'id', 'doi', 'address'] as const;

export interface Report {
  readonly add: (result: RowResult) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Creates a CSV file, row by row. Escapes texts from unknown sources that a spreadsheet would take for formulas. */
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
