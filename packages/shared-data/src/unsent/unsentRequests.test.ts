import { dropAllUnsent, dropUnsent, getCaches } from './unsentRequests';

const refused = new DOMException('Access is denied for this document.', 'SecurityError');

afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

describe('if the browser forbids storage', () => {
  test('reading the `caches` property may throw', async () => {
    Object.defineProperty(globalThis, 'caches', {
      configurable: true,
      get: () => {
        throw refused;
      },
    });
    expect(getCaches()).toBeUndefined();
    await expect(dropUnsent('one')).resolves.toBeUndefined();
    await expect(dropAllUnsent()).resolves.toBeUndefined();
  });

  test('requests can still be dropped if every use of the caches is rejected', async () => {
    const refuse = () => Promise.reject(refused);
    Object.defineProperty(globalThis, 'caches', { configurable: true, value: { open: refuse, delete: refuse } });
    await expect(dropUnsent('one')).resolves.toBeUndefined();
    await expect(dropAllUnsent()).resolves.toBeUndefined();
  });
});
