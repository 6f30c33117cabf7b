/** @jest-environment node */
import { profiles } from './measure/profiles';
import { parseOptions } from './options';

test('by default there are five runs, ports start at 4400, and no file is written', () => {
  expect(parseOptions([])).toEqual({
    tours: ['programme', 'list', 'detail'],
    profiles,
    waits: true,
    runs: 5,
    port: 4400,
    write: false,
  });
});

test('--quick means one run; --runs, --port and --write are parsed', () => {
  expect(parseOptions(['--quick']).runs).toBe(1);
  expect(parseOptions(['--runs', '3', '--port', '4500', '--write'])).toMatchObject({
    runs: 3,
    port: 4500,
    write: true,
  });
});

test('one or several tours or profiles can be selected', () => {
  expect(parseOptions(['--profile', 'slow']).profiles).toEqual([expect.objectContaining({ name: 'slow' })]);
  expect(parseOptions(['--tour', 'list', '--tour', 'detail']).tours).toEqual(['list', 'detail']);
  expect(() => parseOptions(['--tour', 'moon'])).toThrow('--tour knows programme, list, detail, not "moon".');
});

test('an invalid count is rejected with an error message of one sentence', () => {
  expect(() => parseOptions(['--runs', 'many'])).toThrow('--runs requires a whole number from 1 to 99, not "many".');
});
