/** @jest-environment node */
import { checkIndex } from './checkIndex';
import { readIndexes } from './readIndexes';
import { readQuery } from './readQuery';

const where = (path: string, op: string) => ({
  fieldFilter: { field: { fieldPath: path }, op, value: { stringValue: 'x' } },
});
const all = (...filters: unknown[]) => ({ compositeFilter: { op: 'AND', filters } });
const order = (path: string, direction = 'ASCENDING') => ({ field: { fieldPath: path }, direction });
const file = readIndexes({
  indexes: [
    {
      collectionGroup: 'a',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'status', order: 'ASCENDING' },
        { fieldPath: 'at', order: 'DESCENDING' },
      ],
    },
  ],
  fieldOverrides: [{ collectionGroup: 'a', fieldPath: 'body', indexes: [] }],
});
const check =
  (rest: object, allDescendants = false) =>
  () =>
    checkIndex(readQuery({ from: [{ collectionId: 'a', allDescendants }], ...rest }), file);

test.each([
  ['no filter', check({})],
  ['equalities, which merge', check({ where: all(where('x', 'EQUAL'), where('y', 'EQUAL')) })],
  ['a range on one field', check({ where: where('x', 'LESS_THAN') })],
  ['its composite index', check({ where: where('status', 'EQUAL'), orderBy: [order('at', 'DESCENDING')] })],
  ['its composite index read backwards', check({ where: where('status', 'EQUAL'), orderBy: [order('at')] })],
])('serves %s', (_, run) => {
  expect(run).not.toThrow();
});

test.each([
  ['an order beside another equality', check({ where: where('x', 'EQUAL'), orderBy: [order('at')] })],
  ['two orders', check({ orderBy: [order('x'), order('y')] })],
  ['a field whose index is switched off', check({ where: where('body', 'EQUAL') })],
  ['a collection group without an override', check({ where: where('x', 'EQUAL') }, true)],
  ['array-contains with an order', check({ where: where('tags', 'ARRAY_CONTAINS'), orderBy: [order('at')] })],
])('refuses %s and shows the entry to add', (_, run) => {
  expect(run).toThrow(/firestore\.indexes\.json, (indexes|fieldOverrides): \{"collectionGroup":"a"/);
});
