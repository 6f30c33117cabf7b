import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { workspace } from '../startSite';
import { columns, tables } from './matrix';

// docs/faults.md has tables with a line for each fault and a column for each row of the matrix. With ADP_FAULTS=1
// (`npm run faults`), the tests write these tables. Otherwise the tests fail if an outcome differs from the tables.

const file = join(workspace, 'docs', 'faults.md');

/** Compares outcomes of a row of the matrix, by fault, with the corresponding column in docs/faults.md. */
export function expectPrinted(
  row: string,
  outcomes: Readonly<Record<string, string>>,
  table: keyof typeof tables = 'outcomes',
): void {
  const text = readFileSync(file, 'utf8');
  const begin = `<!-- ${table}, written by \`npm run faults\` -->\n\n`;
  const from = text.indexOf(begin) + begin.length;
  const to = text.indexOf('\n<!-- end -->', from - 1);
  const lines = text
    .slice(from, to)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  const [head = ['fault'], , ...body] = lines;
  const printedRows = new Map(body.map(([column = '', ...cells]) => [column, cells]));
  if (!process.env['ADP_FAULTS']) {
    const at = head.indexOf(row) - 1;
    const printed = Object.fromEntries(columns.map((column) => [column, printedRows.get(column)?.[at]]));
    expect(printed, `docs/faults.md differs for the row "${row}". Run: npm run faults`).toMatchObject(outcomes);
    return;
  }
  const names = ['fault', ...tables[table].rows.map(({ name }) => name)].filter((name) =>
    [...head, row].includes(name),
  );
  const cells = columns.map((column) => [
    column,
    ...names
      .slice(1)
      .map(
        (name) =>
          (name === row ? outcomes[column] : undefined) ?? printedRows.get(column)?.[head.indexOf(name) - 1] ?? '',
      ),
  ]);
  const written = [names, names.map(() => '---'), ...cells].map((line) => `| ${line.join(' | ')} |\n`).join('');
  writeFileSync(file, text.slice(0, from) + written + text.slice(to));
}
