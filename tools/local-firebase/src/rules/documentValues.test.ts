/** @jest-environment node */
import { fieldsToMap, plainObjectToMap, toValue } from './documentValues';

test.each<[unknown, unknown]>([
  [{ nullValue: null }, null],
  [{ booleanValue: false }, false],
  [{ integerValue: '-9223372036854775808' }, -9223372036854775808n],
  [{ integerValue: 5 }, 5n],
  [{ doubleValue: 1.5 }, 1.5],
  [{ doubleValue: 'NaN' }, NaN],
  [{ doubleValue: '-Infinity' }, -Infinity],
  [{ stringValue: 'ቃል' }, 'ቃል'],
  [{ bytesValue: 'AQI=' }, new Uint8Array([1, 2])],
  [{ timestampValue: '2026-03-01T12:00:00.123456789Z' }, { type: 'timestamp', nanos: 1772366400123456789n }],
  [{ timestampValue: '2026-03-01T13:00:00+01:00' }, { type: 'timestamp', nanos: 1772366400000000000n }],
  [
    { referenceValue: 'projects/p/databases/(default)/documents/c/one' },
    { type: 'path', segments: ['databases', '(default)', 'documents', 'c', 'one'] },
  ],
  [{ geoPointValue: { latitude: 1 } }, { type: 'latlng', latitude: 1, longitude: 0 }],
  [{ arrayValue: {} }, []],
  [{ arrayValue: { values: [{ integerValue: '1' }] } }, [1n]],
  [{ mapValue: {} }, new Map()],
  [{ mapValue: { fields: { a: { booleanValue: true } } } }, new Map([['a', true]])],
])('%j is converted', (json, value) => {
  expect(toValue(json)).toEqual(value);
});

test.each([null, {}, [], 'a', { oddValue: 1 }, { stringValue: 'a', nullValue: null }, { timestampValue: 'soon' }])(
  '%j is rejected',
  (json) => {
    expect(() => toValue(json)).toThrow(TypeError);
  },
);

test('the order of fields is preserved, and whole numbers in claims become ints', () => {
  expect([...fieldsToMap({ b: { nullValue: null }, a: { nullValue: null } }).keys()]).toEqual(['b', 'a']);
  expect(plainObjectToMap({ n: 3, f: 1.5, list: [1], map: { a: null } })).toEqual(
    new Map<string, unknown>([
      ['n', 3n],
      ['f', 1.5],
      ['list', [1n]],
      ['map', new Map([['a', null]])],
    ]),
  );
});
