import { createFakeCaches } from '@adp/shared-data/testing';
import { registerWorker } from './registerWorker';

const refused = new DOMException('Access is denied for this document.', 'SecurityError');

afterEach(() => {
  jest.useRealTimers();
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

test('rejects if the installation does not end', async () => {
  jest.useFakeTimers();
  const serviceWorker = { getRegistration: () => Promise.resolve({}), ready: new Promise(() => undefined) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: createFakeCaches() });
  const registered = expect(registerWorker()).rejects.toThrow('not installed within 60 s');
  await jest.advanceTimersByTimeAsync(60_000);
  await registered;
});
