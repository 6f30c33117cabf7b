/** @jest-environment node */
import { FirestoreError } from '../firestoreError';
import { readQuery } from '../query/readQuery';
import { checkIndexes } from './checkIndexes';
import type { Indexes } from './readIndexes';

const root = 'projects/demo-adp/databases/(default)/documents';
const equal = (fieldPath: string) => ({ field: { fieldPath }, op: 'EQUAL', value: { stringValue: 'x' } });
const holds = (fieldPath: string) => ({ ...equal(fieldPath), op: 'ARRAY_CONTAINS' });
const above = (fieldPath: string) => ({ ...equal(fieldPath), op: 'GREATER_THAN' });
const down = (fieldPath: string) => ({ field: { fieldPath }, direction: 'DESCENDING' });
const up = (fieldPath: string) => ({ field: { fieldPath }, direction: 'ASCENDING' });

const index = (...fields: Indexes['indexes'][number]['fields']): Indexes['indexes'][number] => ({
  collectionGroup: 'articles',
  queryScope: 'COLLECTION',
  fields,
});
const newest = { fieldPath: 'published_at', order: 'DESCENDING' } as const;
const indexes: Indexes = {
  indexes: [
    index({ fieldPath: 'status', order: 'ASCENDING' }, newest),
    index({ fieldPath: 'lang', order: 'ASCENDING' }, newest),
    index({ fieldPath: 'themes', arrayConfig: 'CONTAINS' }, newest),
  ],
  fieldOverrides: [{ collectionGroup: 'articles', fieldPath: 'body', indexes: [] }],
};

function check(filters: readonly object[], orderBy: readonly object[] = [], allDescendants = false): void {
  const where = { compositeFilter: { op: 'AND', filters: filters.map((fieldFilter) => ({ fieldFilter })) } };
  const from = [{ collectionId: 'articles', allDescendants }];
  checkIndexes(readQuery({ from, ...(filters.length > 0 ? { where } : {}), orderBy }, '', root), indexes);
}

test.each<[string, readonly object[], readonly object[]]>([
  ['no filter and no order', [], []],
  ['one order', [], [down('title')]],
  ['equalities alone, which merge', [equal('status'), equal('lang'), holds('themes')], []],
  ['a range on the field of the order', [above('title')], [up('title')]],
  ['an equality and an order with an index for both', [equal('status')], [down('published_at')]],
  [
    'several equalities, by indexes with the same order',
    [equal('status'), equal('lang'), holds('themes')],
    [down('published_at')],
  ],
  ['a range on the ordered field beside an equality', [equal('status'), above('published_at')], [down('published_at')]],
])('%s needs no composite index', (_, filters, orderBy) => {
  expect(() => check(filters, orderBy)).not.toThrow();
});

test.each<[string, readonly object[], readonly object[]]>([
  ['an equality and an order without an index', [equal('status')], [down('title')]],
  ['the other direction', [equal('status')], [up('published_at')]],
  ['an equality on a field without an index', [equal('status'), equal('programme')], [down('published_at')]],
  ['two orders', [], [down('title'), down('published_at')]],
  ['an equality and a range on another field', [equal('status'), above('title')], []],
  ['a field whose indexes are turned off', [equal('body')], [down('published_at')]],
])('%s is rejected, as in production', (_, filters, orderBy) => {
  expect(() => check(filters, orderBy)).toThrow(FirestoreError);
});

test('the error contains the missing index entry', () => {
  expect(() => check([equal('status')], [up('title')])).toThrow(
    `The query requires an index. Add it to firestore.indexes.json: ${JSON.stringify({
      collectionGroup: 'articles',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'status', order: 'ASCENDING' },
        { fieldPath: 'title', order: 'ASCENDING' },
      ],
    })}`,
  );
});

test('a query over a collection group needs an index with collection group scope', () => {
  expect(() => check([], [], true)).not.toThrow();
  expect(() => check([equal('status')], [], true)).toThrow('COLLECTION_GROUP');
});
