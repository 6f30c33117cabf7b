/** @jest-environment node */
import { middlewareNamed } from './middleware';

const auth = jest.fn();
const log = jest.fn();

test('returns the middleware in the order of the names', () => {
  expect(middlewareNamed(['log', 'auth'], { auth, log })).toEqual([log, auth]);
});

test('returns an empty list if no names are given', () => {
  expect(middlewareNamed([], { auth })).toEqual([]);
});

test('throws an error with the valid names for an unknown name', () => {
  expect(() => middlewareNamed(['auth', 'admin'], { auth, log })).toThrow(
    'unknown middleware "admin"; known: auth, log',
  );
});

test('throws an error without valid names if the site has no middleware', () => {
  expect(() => middlewareNamed(['auth'], {})).toThrow('unknown middleware "auth"; known: none');
});

test.each(['toString', 'constructor', '__proto__'])('%s, which every object has, is not a middleware', (name) => {
  expect(() => middlewareNamed([name], { auth })).toThrow(`unknown middleware "${name}"`);
});
