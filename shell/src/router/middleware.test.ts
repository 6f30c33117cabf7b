/** @jest-environment node */
import { middlewareNamed } from './middleware';

const auth = jest.fn();
const log = jest.fn();

test('the middleware of the names is given, in the order of the names', () => {
  expect(middlewareNamed(['log', 'auth'], { auth, log })).toEqual([log, auth]);
});

test('no name, no middleware', () => {
  expect(middlewareNamed([], { auth })).toEqual([]);
});

test('an unknown name is an error that tells the known ones', () => {
  expect(() => middlewareNamed(['auth', 'admin'], { auth, log })).toThrow(
    'unknown middleware "admin"; known: auth, log',
  );
});

test('where the site has none, the error says so', () => {
  expect(() => middlewareNamed(['auth'], {})).toThrow('unknown middleware "auth"; known: none');
});

test.each(['toString', 'constructor', '__proto__'])('%s, which every object has, is no middleware', (name) => {
  expect(() => middlewareNamed([name], { auth })).toThrow(`unknown middleware "${name}"`);
});
