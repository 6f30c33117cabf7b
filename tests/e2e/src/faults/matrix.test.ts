/** @jest-environment node */
import { columns, getReason, isTried, tables, type Row } from './matrix';

const isCell = (row: Row, column: string) => getReason(row, column) === undefined;
const isMet = (row: Row, column: string) => isCell(row, column) && isTried(row, column);

test.each(Object.entries(tables))('the table "%s" covers every row', (_, { rows }) => {
  for (const row of rows) expect([row.name, columns.some((column) => isMet(row, column))]).toEqual([row.name, true]);
});

test('the first table covers every fault', () => {
  const { rows } = tables.outcomes;
  expect(columns.filter((column) => rows.some((row) => isMet(row, column)))).toEqual(
    columns.filter((column) => rows.some((row) => isCell(row, column))),
  );
});
