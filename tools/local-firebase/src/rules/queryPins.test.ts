/** @jest-environment node */
import type { Filter } from '../firestore/query/query';
import { readFilter } from '../firestore/query/readFilter';
import { toCases } from '../firestore/query/toListQuery';
import type { ListQuery } from './accessRequest';
import { toRequest, toRules } from './decide.fixture';
import { evaluate } from './evaluate';

const field = (name: string, op: string, value: unknown): Filter =>
  readFilter({ fieldFilter: { field: { fieldPath: name }, op, value } });
const and = (...filters: Filter[]): Filter => ({ kind: 'and', filters });
const or = (...filters: Filter[]): Filter => ({ kind: 'or', filters });
const int = (value: number) => ({ integerValue: String(value) });
const text = (stringValue: string) => ({ stringValue });
const list = (...values: unknown[]) => ({ arrayValue: { values } });

const proves = (condition: string, where?: Filter, rest: ListQuery = {}, match = '/c/{id}', path = 'c') =>
  evaluate(
    toRules(`match ${match} { allow list: if ${condition}; }`),
    toRequest(path, { method: 'list', query: { ...rest, ...(where ? { where: toCases(where) } : {}) } }),
  ).allowed;

describe('without a filter', () => {
  test.each([
    ['true', true],
    ['request.auth.uid == "amina"', true],
    ['id == "one"', false],
    ['resource.data.x == 1', false],
    ['resource == null', false],
    ['request.query.limit == null && request.query.offset == 0', true],
    // In a query without a limit, a rule that requires a limit denies the request.
    ['request.query.limit <= 50', false],
  ])('the condition %s allows the query: %p', (condition, allowed) => {
    expect(proves(condition)).toBe(allowed);
  });

  // A condition that tolerates a missing field is true for the symbolic document, but not for every document.
  test.each([
    '!("x" in resource.data)',
    'resource.data.get("x", 1) == 1',
    'resource.data.keys().hasOnly(["y"])',
    'resource.data.size() == 0',
    'resource.data == {}',
    'resource.data != null && !(resource.data.x == 2)',
    'resource.data.keys().size() < 5',
    'resource.data.diff({}).affectedKeys().size() == 0',
  ])('%s is not proved', (condition) => {
    expect(proves(condition)).toBe(false);
  });
});

describe('the limit', () => {
  test.each([
    [10, true],
    [50, true],
    [51, false],
  ])('a rule with a maximum of 50 allows a query with the limit %p: %p', (limit, allowed) => {
    expect(proves('request.query.limit <= 50', undefined, { limit })).toBe(allowed);
  });
});

test.each<[string, Filter, string, boolean]>([
  ['== pins a value', field('x', 'EQUAL', text('a')), 'resource.data.x == "a"', true],
  ['== pins a value', field('x', 'EQUAL', text('a')), 'resource.data.x != "b"', true],
  ['== pins a value', field('x', 'EQUAL', text('a')), '"x" in resource.data', true],
  ['== pins a value', field('x', 'EQUAL', text('a')), 'resource.data.get("x", "b") == "a"', true],
  ['== pins a value', field('x', 'EQUAL', text('a')), 'resource.data.x is string', true],
  ['== pins one field only', field('x', 'EQUAL', text('a')), 'resource.data.y == "a"', false],
  ['== pins another value', field('x', 'EQUAL', text('b')), 'resource.data.x == "a"', false],
  ['== pins a number, not its type', field('x', 'EQUAL', int(5)), 'resource.data.x == 5 && resource.data.x > 4', true],
  ['== pins a number, not its type', field('x', 'EQUAL', int(5)), 'resource.data.x is int', false],
  ['== pins a number', field('x', 'EQUAL', int(5)), 'resource.data.x is number', true],
  ['== pins a field of a map', field('a.b', 'EQUAL', int(5)), 'resource.data.a.b == 5', true],
  ['== pins a field of a map, not all', field('a.b', 'EQUAL', int(5)), 'resource.data.a == {"b": 5}', false],
  ['== null pins null', field('x', 'EQUAL', { nullValue: null }), 'resource.data.x == null', true],
  ['> bounds', field('x', 'GREATER_THAN', int(5)), 'resource.data.x > 5', true],
  ['> bounds', field('x', 'GREATER_THAN', int(5)), 'resource.data.x >= 5', true],
  ['> bounds', field('x', 'GREATER_THAN', int(5)), 'resource.data.x != 5', true],
  ['> bounds not so far', field('x', 'GREATER_THAN', int(5)), 'resource.data.x > 6', false],
  ['>= does not exclude its bound', field('x', 'GREATER_THAN_OR_EQUAL', int(5)), 'resource.data.x > 5', false],
  ['>= says nothing of above', field('x', 'GREATER_THAN_OR_EQUAL', int(5)), 'resource.data.x < 9', false],
  ['< bounds', field('x', 'LESS_THAN', int(5)), 'resource.data.x <= 5', true],
  ['a range excludes null', field('x', 'LESS_THAN', int(5)), 'resource.data.x != null', true],
  [
    'two bounds',
    and(field('x', 'GREATER_THAN', int(3)), field('x', 'LESS_THAN', int(9))),
    'resource.data.x > 2 && resource.data.x < 10',
    true,
  ],
  [
    'the tighter bound',
    and(field('x', 'GREATER_THAN', int(3)), field('x', 'GREATER_THAN', int(7))),
    'resource.data.x > 6',
    true,
  ],
  ['!= excludes', field('x', 'NOT_EQUAL', int(5)), 'resource.data.x != 5', true],
  ['!= excludes that alone', field('x', 'NOT_EQUAL', int(5)), 'resource.data.x != 6', false],
  ['!= proves no negation', field('x', 'NOT_EQUAL', int(5)), '!(resource.data.x == 5)', false],
  ['not-in excludes each', field('x', 'NOT_IN', list(int(5), int(6))), '!(resource.data.x in [5, 6])', true],
  ['not-in excludes each', field('x', 'NOT_IN', list(int(5), int(6))), '!(resource.data.x in [5, 7])', false],
  ['not-in excludes each', field('x', 'NOT_IN', list(int(5), int(6))), 'resource.data.x != 6', true],
  ['in is each of its cases', field('x', 'IN', list(int(5), int(6))), 'resource.data.x in [5, 6, 7]', true],
  ['in is each of its cases', field('x', 'IN', list(int(5), int(6))), 'resource.data.x == 5', false],
  [
    'or is each of its cases',
    or(field('x', 'EQUAL', int(5)), field('s', 'EQUAL', text('amina'))),
    'resource.data.x == 5 || resource.data.s == request.auth.uid',
    true,
  ],
  [
    'or is each of its cases',
    or(field('x', 'EQUAL', int(5)), field('s', 'EQUAL', text('kofi'))),
    'resource.data.x == 5 || resource.data.s == request.auth.uid',
    false,
  ],
  [
    'an in inside an and',
    and(field('s', 'EQUAL', text('a')), field('x', 'IN', list(int(1), int(2)))),
    'resource.data.s == "a" && resource.data.x <= 2',
    true,
  ],
  ['array-contains', field('x', 'ARRAY_CONTAINS', text('a')), '"a" in resource.data.x', true],
  ['array-contains', field('x', 'ARRAY_CONTAINS', text('a')), 'resource.data.x.hasAny(["a", "b"])', true],
  ['array-contains says nothing of others', field('x', 'ARRAY_CONTAINS', text('a')), '"b" in resource.data.x', false],
  [
    'array-contains-any',
    field('x', 'ARRAY_CONTAINS_ANY', list(text('a'), text('b'))),
    'resource.data.x.hasAny(["a", "b"])',
    true,
  ],
  ['array-contains-any', field('x', 'ARRAY_CONTAINS_ANY', list(text('a'), text('b'))), '"a" in resource.data.x', false],
])('%s: the filter %j proves the condition %s: %p', (_, where, condition, allowed) => {
  expect(proves(condition, where)).toBe(allowed);
});

describe('the document name', () => {
  const name = field('__name__', 'EQUAL', { referenceValue: 'projects/demo/databases/(default)/documents/c/one' });

  test('binds the wildcards if the query pins it', () => {
    expect(proves('id == "one" && resource.id == "one"', name)).toBe(true);
    expect(proves('id == "two"', name)).toBe(false);
    expect(proves('true', name, {}, '/c/one')).toBe(true);
  });

  test('matches only a wildcard if the query does not pin it', () => {
    expect(proves('true', undefined, {}, '/c/one')).toBe(false);
  });

  test('has known parents', () => {
    expect(proves('a == "two"', undefined, {}, '/c/{a}/sub/{b}', 'c/two/sub')).toBe(true);
    expect(proves('a == "one"', undefined, {}, '/c/{a}/sub/{b}', 'c/two/sub')).toBe(false);
  });

  test('does not bind the parts of a recursive wildcard, as in the official emulator', () => {
    expect(proves('p[1] == "two"', undefined, {}, '/{p=**}', 'c/two/sub')).toBe(false);
    expect(proves('p is path', undefined, {}, '/{p=**}', 'c/two/sub')).toBe(true);
  });
});

describe('a collection group query', () => {
  const group = { collectionGroup: 'sub' };

  test('requires a recursive wildcard', () => {
    expect(proves('true', undefined, group, '/c/{a}/sub/{b}', '')).toBe(false);
    expect(proves('true', undefined, group, '/{path=**}/sub/{id}', '')).toBe(true);
    expect(proves('true', undefined, group, '/{path=**}', '')).toBe(true);
  });

  test('has unknown parents', () => {
    expect(proves('path[1] == "two"', undefined, group, '/{path=**}/sub/{id}', '')).toBe(false);
  });
});

test('a filter on a quoted path is split at its dots', () => {
  expect(toCases(field('a.`b.c`.d', 'EQUAL', text('x')))).toMatchObject([[{ field: ['a', 'b.c', 'd'] }]]);
});

test.each([
  ['IS_NULL', '==', null],
  ['IS_NOT_NULL', '!=', null],
  ['IS_NAN', '==', NaN],
  ['IS_NOT_NAN', '!=', NaN],
])('the unary filter %s is converted to the comparison %s %p', (op, operator, value) => {
  const where = readFilter({ unaryFilter: { field: { fieldPath: 'x' }, op } });
  expect(toCases(where)).toEqual([[{ field: ['x'], operator, value }]]);
});

test('the trace of a denied list contains the unpinned field', () => {
  const { trace } = evaluate(
    toRules('match /c/{id} { allow list: if resource.data.status == "published"; }'),
    toRequest('c', { method: 'list', query: {} }),
  );
  expect(trace[0]).toMatchObject({ outcome: 'error', line: 4, reason: 'the query does not pin resource.data.status' });
});
