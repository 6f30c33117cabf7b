import { deviceStorage, tabStorage } from './guardedStorage';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('reads and removes stored text', () => {
  expect(deviceStorage.write('key', 'text')).toBe(true);
  expect(deviceStorage.read('key')).toBe('text');
  expect(tabStorage.read('key')).toBeNull();
  deviceStorage.remove('key');
  expect(localStorage).toHaveLength(0);
  tabStorage.write('key', 'tab');
  tabStorage.write('key', null);
  expect(sessionStorage).toHaveLength(0);
});

test('reads JSON, and returns null for invalid text', () => {
  deviceStorage.write('key', '{"a":1}');
  expect(deviceStorage.readJson('key')).toEqual({ a: 1 });
  deviceStorage.write('key', '{');
  expect(deviceStorage.readJson('key')).toBeNull();
  expect(deviceStorage.readJson('other')).toBeNull();
});

test.each([
  ['the browser forbids storage', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
  [
    'each operation is refused',
    () =>
      (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
        jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
      ),
  ],
])('never throws if %s', (_, forbid) => {
  forbid();
  expect(deviceStorage.read('key')).toBeNull();
  expect(deviceStorage.readJson('key')).toBeNull();
  expect(deviceStorage.write('key', 'text')).toBe(false);
  expect(() => deviceStorage.remove('key')).not.toThrow();
});

function refuse(): never {
  throw new DOMException('refused', 'SecurityError');
}
