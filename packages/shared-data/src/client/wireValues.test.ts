/** @jest-environment node */
import { fromWireFields, toWire, toWireFields } from './wireValues';

const date = new Date('2026-01-05T08:00:00.123Z');
const fields = {
  text: 'አማርኛ',
  none: null,
  yes: true,
  whole: 7,
  half: 0.5,
  at: date,
  list: ['a', 1, { deep: [date] }],
  map: { a: { b: 'c' } },
  empty: [],
};

test('fields survive conversion to the wire format and back', () => {
  const wire: unknown = JSON.parse(JSON.stringify(toWireFields(fields)));
  expect(fromWireFields(wire)).toEqual(fields);
});

test('whole numbers become integers, and other numbers become doubles', () => {
  expect([toWire(7), toWire(-0.5), toWire(1e300)]).toEqual([
    { integerValue: '7' },
    { doubleValue: -0.5 },
    { doubleValue: 1e300 },
  ]);
});

test('a field named __proto__ is ignored at any depth, in both directions', () => {
  const hostile = '{"__proto__":{"mapValue":{"fields":{"admin":{"booleanValue":true}}}},"a":{"stringValue":"b"}}';
  const wire: unknown = JSON.parse(`{"m":{"mapValue":{"fields":${hostile}}}, ${hostile.slice(1)}`);
  const plain = fromWireFields(wire);
  expect(plain).toEqual({ m: { a: 'b' }, a: 'b' });
  expect(Object.assign({}, plain)).not.toHaveProperty('admin');
  expect(JSON.stringify(toWireFields(JSON.parse('{"__proto__":{"admin":true},"a":"b"}') as object as never))).toBe(
    '{"a":{"stringValue":"b"}}',
  );
});

test.each([
  [undefined, {}],
  ['text', {}],
  [[], {}],
  [{ a: 'no wire value', b: { geoPointValue: {} }, c: { unknownValue: [] }, d: {} }, {}],
  [
    { a: { arrayValue: null }, b: { mapValue: 7 } },
    { a: [], b: {} },
  ],
  [{ a: { arrayValue: { values: [null, { stringValue: 'x' }] } } }, { a: ['x'] }],
])('a malformed response causes no error: %j', (wire, plain) => {
  expect(fromWireFields(wire)).toEqual(plain);
});

test('values that cannot be stored are rejected', () => {
  expect(() => toWire(() => 1)).toThrow('A function cannot be stored.');
});

test('NUL characters are removed from texts at any depth, because HTML cannot contain them', () => {
  const wire = toWireFields({ title: 'a\0b', body: '\0', list: ['\0a'], map: { b: 'c\0' } });
  expect(fromWireFields(wire)).toEqual({ title: 'ab', body: '', list: ['a'], map: { b: 'c' } });
});
