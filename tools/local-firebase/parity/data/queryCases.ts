import type { Json } from '../platforms/platform';
import {
  all,
  any,
  bytes,
  double,
  field,
  int,
  list,
  map,
  nothing,
  order,
  place,
  reference,
  text,
  time,
  truth,
  unary,
} from '../platforms/proto';

/** Query of the seed. The structured query selects `from` the collection `c` by default. */
export interface QueryCase {
  readonly name: string;
  readonly query: Json;
  readonly parent?: string;
}

const values: Readonly<Record<string, Json>> = {
  'int 2': int(2),
  'double 2.5': double(2.5),
  NaN: double('NaN'),
  text: text('5'),
  null: nothing,
  true: truth(true),
  time: time('2024-01-01T00:00:00Z'),
  bytes: bytes('AQID'),
  reference: reference('c/a'),
  place: place(1, 2),
  list: list(int(1), int(2)),
  map: map({ x: int(1) }),
};

const comparisons = ['EQUAL', 'NOT_EQUAL', 'LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'];

const compared: QueryCase[] = comparisons.flatMap((op) =>
  Object.entries(values).map(([name, value]) => ({ name: `n ${op} ${name}`, query: { where: field('n', op, value) } })),
);

const ints = (count: number): Json => list(...Array.from({ length: count }, (_, value) => int(value)));
const byName = order('__name__');
const numbers = { where: field('n', 'GREATER_THAN_OR_EQUAL', int(-5)), orderBy: [order('n'), byName] };

const chosen: Readonly<Record<string, Json>> = {
  'in numbers': { where: field('n', 'IN', list(int(1), double(2), text('5'))) },
  'in null and NaN': { where: field('n', 'IN', list(nothing, double('NaN'), int(10))) },
  'in nothing': { where: field('n', 'IN', list()) },
  'in without a list': { where: field('n', 'IN', int(1)) },
  'in 30': { where: field('n', 'IN', ints(30)) },
  'in 31': { where: field('n', 'IN', ints(31)) },
  'not in numbers': { where: field('n', 'NOT_IN', list(int(1), int(2))) },
  'not in null': { where: field('n', 'NOT_IN', list(nothing)) },
  'not in 11': { where: field('n', 'NOT_IN', ints(11)) },
  'contains x': { where: field('tags', 'ARRAY_CONTAINS', text('x')) },
  'contains 1.0': { where: field('tags', 'ARRAY_CONTAINS', double(1)) },
  'contains any': { where: field('tags', 'ARRAY_CONTAINS_ANY', list(text('x'), text('z'))) },
  'contains any of none': { where: field('tags', 'ARRAY_CONTAINS_ANY', list()) },
  'is null': { where: unary('n', 'IS_NULL') },
  'is not null': { where: unary('n', 'IS_NOT_NULL') },
  'is NaN': { where: unary('n', 'IS_NAN') },
  'is not NaN': { where: unary('n', 'IS_NOT_NAN') },
  'nested field': { where: field('m.k', 'EQUAL', int(1)) },
  'nested range': { where: field('m.k', 'GREATER_THAN', int(0)) },
  'quoted field': { where: field('m.`a.b`', 'EQUAL', int(2)) },
  'bad field path': { where: field('m..k', 'EQUAL', int(1)) },
  and: { where: all(field('s', 'EQUAL', text('b')), field('n', 'GREATER_THAN', int(0))) },
  or: { where: any(field('s', 'EQUAL', text('a')), field('n', 'EQUAL', int(10))) },
  'one of some, or all of a list, among others': {
    where: all(
      field('s', 'GREATER_THAN_OR_EQUAL', text('Z')),
      any(
        field('tags', 'ARRAY_CONTAINS_ANY', list(text('x'), text('z'))),
        field('tags', 'EQUAL', list(text('y'))),
        field('tags', 'EQUAL', list()),
      ),
    ),
    orderBy: [order('s', 'DESCENDING'), order('__name__', 'DESCENDING')],
    limit: 3,
  },
  'in, and any of a list, in order and after a document': {
    where: all(
      field('s', 'IN', list(text('a'), text('b'), text('z'))),
      field('tags', 'ARRAY_CONTAINS_ANY', list(text('x'), text('y'), text('z'))),
    ),
    orderBy: [order('n', 'DESCENDING'), order('__name__', 'DESCENDING')],
    startAt: { before: false, values: [int(10), reference('c/zz')] },
    limit: 4,
  },
  'in, and any of a list or none, 30 disjunctions': {
    where: all(
      field('s', 'IN', list(text('a'), text('b'), text('c'))),
      any(field('tags', 'ARRAY_CONTAINS_ANY', ints(9)), field('tags', 'EQUAL', list())),
    ),
  },
  'in, and any of a list or none, 33 disjunctions': {
    where: all(
      field('s', 'IN', list(text('a'), text('b'), text('c'))),
      any(field('tags', 'ARRAY_CONTAINS_ANY', ints(10)), field('tags', 'EQUAL', list())),
    ),
  },
  'in twice on one field': {
    where: all(field('s', 'IN', list(text('a'), text('b'))), field('s', 'IN', list(text('b'), text('c')))),
  },
  'or of ands': {
    where: any(
      all(field('s', 'EQUAL', text('a')), field('n', 'EQUAL', int(1))),
      all(field('s', 'EQUAL', text('b')), field('n', 'EQUAL', int(2))),
    ),
  },
  'and of in and in': {
    where: all(field('s', 'IN', list(text('a'), text('b'))), field('n', 'IN', list(int(1), int(2)))),
  },
  'and of 6 in 6 is 36 disjunctions': { where: all(field('s', 'IN', ints(6)), field('n', 'IN', ints(6))) },
  'two array-contains': {
    where: all(field('tags', 'ARRAY_CONTAINS', text('x')), field('tags', 'ARRAY_CONTAINS', text('y'))),
  },
  'not-in with in': { where: all(field('n', 'NOT_IN', list(int(1))), field('s', 'IN', list(text('a')))) },
  'not-in with !=': { where: all(field('n', 'NOT_IN', list(int(1))), field('s', 'NOT_EQUAL', text('a'))) },
  'two ranges': { where: all(field('n', 'GREATER_THAN', int(0)), field('s', 'GREATER_THAN', text('a'))) },
  'name range': { where: field('__name__', 'GREATER_THAN', reference('c/m')) },
  'name in': { where: field('__name__', 'IN', list(reference('c/a'), reference('c/zz'))) },
  'name without a reference': { where: field('__name__', 'EQUAL', text('a')) },
  'order n': { orderBy: [order('n'), byName] },
  'order n down': { orderBy: [order('n', 'DESCENDING'), order('__name__', 'DESCENDING')] },
  'order n down, no name': { orderBy: [order('n', 'DESCENDING')] },
  'order s, n': { orderBy: [order('s'), order('n')] },
  'order s down, n up': { orderBy: [order('s', 'DESCENDING'), order('n')] },
  'order by nested': { orderBy: [order('m.k')] },
  'order by name down': { orderBy: [order('__name__', 'DESCENDING')] },
  'order without direction': { orderBy: [{ field: { fieldPath: 's' } }] },
  'range and other order': { where: field('n', 'GREATER_THAN', int(0)), orderBy: [order('s')] },
  'limit 3': { limit: 3 },
  'limit 0': { limit: 0 },
  'limit -1': { limit: -1 },
  'offset 3': { offset: 3, limit: 2 },
  'offset -1': { offset: -1 },
  'offset beyond the end': { offset: 50 },
  'select s': { select: { fields: [{ fieldPath: 's' }] }, limit: 3 },
  'select nested': { select: { fields: [{ fieldPath: 'm.k' }] } },
  'select names only': { select: { fields: [{ fieldPath: '__name__' }] }, limit: 3 },
  'start at': { ...numbers, startAt: { before: true, values: [int(2)] } },
  'start after': { ...numbers, startAt: { before: false, values: [int(2)] } },
  'start after with a name': { ...numbers, startAt: { before: false, values: [int(2), reference('c/b')] } },
  'end before': { ...numbers, endAt: { before: true, values: [int(2)] } },
  'end at': { ...numbers, endAt: { before: false, values: [int(2)] } },
  'start and end': {
    ...numbers,
    startAt: { before: true, values: [int(1)] },
    endAt: { before: false, values: [double(2.5)] },
  },
  'start at, down': {
    orderBy: [order('n', 'DESCENDING'), order('__name__', 'DESCENDING')],
    startAt: { before: true, values: [int(2), reference('c/q')] },
  },
  'cursor of another type': { ...numbers, startAt: { before: true, values: [text('a')] } },
  'cursor with too many values': { ...numbers, startAt: { before: true, values: [int(1), reference('c/a'), int(1)] } },
  'cursor with no order': { startAt: { before: true, values: [int(1)] } },
  'cursor by name': { orderBy: [byName], startAt: { before: false, values: [reference('c/k')] }, limit: 3 },
  'cursor with offset and limit': { ...numbers, startAt: { before: true, values: [int(1)] }, offset: 1, limit: 2 },
  'group sub': { from: [{ collectionId: 'sub', allDescendants: true }] },
  'group sub ordered': { from: [{ collectionId: 'sub', allDescendants: true }], orderBy: [order('n', 'DESCENDING')] },
  'group sub filtered': {
    from: [{ collectionId: 'sub', allDescendants: true }],
    where: field('n', 'GREATER_THAN', int(1)),
  },
  'unknown collection': { from: [{ collectionId: 'none' }] },
  'unknown operator': { where: field('n', 'ALMOST', int(1)) },
  'missing operator': { where: { fieldFilter: { field: { fieldPath: 'n' }, value: int(1) } } },
  'missing value': { where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL' } } },
  'two sources': { from: [{ collectionId: 'c' }, { collectionId: 'd' }] },
  'bad collection': { from: [{ collectionId: 'a/b' }] },
};

export const queryCases: readonly QueryCase[] = [
  ...compared,
  ...Object.entries(chosen).map(([name, query]) => ({ name, query })),
  { name: 'below a document', parent: 'c/a', query: { from: [{ collectionId: 'sub' }] } },
  { name: 'group below a document', parent: 'd/x', query: { from: [{ collectionId: 'sub', allDescendants: true }] } },
];
