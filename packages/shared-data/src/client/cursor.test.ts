/** @jest-environment node */
import { readCursor, writeCursor } from './cursor';

const value = { stringValue: 'Ünïcode ነው 🌍 ?&=/+' };

test('a cursor is decoded unchanged and needs no escaping in a URL', () => {
  const cursor = writeCursor({ order: 'title', value, id: 'a1' });
  expect(cursor).toMatch(/^[\w-]+$/);
  expect(readCursor(cursor, 'title')).toEqual({ order: 'title', value, id: 'a1' });
});

const forged = (json: unknown) => btoa(JSON.stringify(json));

test.each([
  ['for another order', writeCursor({ order: 'newest', value, id: 'a1' })],
  ['that is truncated', writeCursor({ order: 'title', value, id: 'a1' }).slice(0, -3)],
  ['empty', ''],
  ['that is not base64', '%%%'],
  ['that belongs to no list', forged({ order: 'title' })],
  ['with a map as its value', forged(['title', { mapValue: { fields: {} } }, 'a1'])],
  ['with an unknown value', forged(['title', { referenceValue: 'x' }, 'a1'])],
  ['with two values', forged(['title', { stringValue: 'x', integerValue: '1' }, 'a1'])],
  ['without an id', forged(['title', { stringValue: 'x' }])],
])('a cursor %s is invalid', (_, cursor) => {
  expect(() => readCursor(cursor, 'title')).toThrow('Data: invalid (cursor).');
});
