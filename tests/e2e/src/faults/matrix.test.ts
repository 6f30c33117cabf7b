/** @jest-environment node */
import { columns, dataRow, getReason, isTried, renderedRows, rows, shellRows } from './matrix';

const tables = { outcomes: [...rows, dataRow], 'outcomes where rendered': [...renderedRows, ...shellRows] };

test.each(Object.entries(tables))('the table "%s" covers every fault and every row', (_, table) => {
  const isCell = (row: (typeof table)[number], column: string) => getReason(row, column) === undefined;
  const isMet = (row: (typeof table)[number], column: string) => isCell(row, column) && isTried(row, column);
  const possible = columns.filter((column) => table.some((row) => isCell(row, column)));
  expect(columns.filter((column) => table.some((row) => isMet(row, column)))).toEqual(possible);
  for (const row of table) expect([row.name, columns.some((column) => isMet(row, column))]).toEqual([row.name, true]);
});
