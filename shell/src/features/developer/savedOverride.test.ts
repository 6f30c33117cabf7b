import { createOverride, readSaved, save } from './savedOverride';

const settings = { wide: [], previews: {} };
const override = createOverride('mfe_tiny', 'http://127.0.0.1:5300', '/tiny');
const hour = 60 * 60 * 1000;

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('saves an override for eight hours', () => {
  save({ override });
  expect(readSaved(settings)).toEqual({ override });
  expect(readSaved(settings, Date.now() + 7.9 * hour)).toEqual({ override });
  expect(readSaved(settings, Date.now() + 8.1 * hour)).toEqual({});
});

test('saves the reason why the last override was rejected', () => {
  const error = { app: 'mfe_tiny', origin: 'http://127.0.0.1:5300', reason: 'it did not answer' };
  save({ error });
  expect(readSaved(settings)).toEqual({ error });
});

test.each([
  ['another host', { ...override, origin: 'https://foreign.example' }],
  ['a page elsewhere', { ...override, path: 'https://foreign.example/' }],
  ['no end', { ...override, until: Number.MAX_SAFE_INTEGER }],
  ['nothing in it', {}],
])('ignores a saved override that the form would reject: %s', (_, stored) => {
  localStorage.setItem('adp.shell.developer', JSON.stringify({ override: stored }));
  expect(readSaved(settings)).toEqual({});
});

test.each(['', 'no JSON', 'null'])('ignores the stored text "%s"', (text) => {
  localStorage.setItem('adp.shell.developer', text);
  expect(readSaved(settings)).toEqual({});
});

test('saves nothing if storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  save({ override });
  expect(readSaved(settings)).toEqual({});
});
