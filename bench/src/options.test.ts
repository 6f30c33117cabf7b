import { parseOptions } from './options';

test('without arguments: five runs, ports from 4400, nothing written', () => {
  expect(parseOptions([])).toEqual({ runs: 5, port: 4400, write: false });
});

test('--quick is one run; --runs, --port and --write are taken', () => {
  expect(parseOptions(['--quick']).runs).toBe(1);
  expect(parseOptions(['--runs', '3', '--port', '4500', '--write'])).toEqual({ runs: 3, port: 4500, write: true });
});

test('a count that is none is refused with a sentence', () => {
  expect(() => parseOptions(['--runs', 'many'])).toThrow('--runs wants a whole number from 1 to 99, not "many".');
});
