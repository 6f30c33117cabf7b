import { registerWorker } from './registerWorker';

const refused = new DOMException('Access is denied for this document.', 'SecurityError');

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test.each([
  [
    'reading the caches throws',
    () => {
      throw refused;
    },
  ],
  ['opening a cache is refused', () => ({ open: () => Promise.reject(refused) })],
])('registers no worker if %s', async (_, get) => {
  const register = jest.fn();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
  Object.defineProperty(globalThis, 'caches', { configurable: true, get });
  await expect(registerWorker()).resolves.toBeUndefined();
  expect(register).not.toHaveBeenCalled();
});
