/** @jest-environment node */
import { deviceShares, shareByDevice } from './shareByDevice';

const shared = { url: 'https://example.org/articles/a-1', title: 'Consent & "trust": 50 % of it' };

describe('the share sheet of the device', () => {
  const original = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  const replaceNavigator = (value: object) =>
    Object.defineProperty(globalThis, 'navigator', { value, configurable: true });
  afterEach(() => (original ? Object.defineProperty(globalThis, 'navigator', original) : replaceNavigator({})));

  test('is not offered if there is none', () => {
    replaceNavigator({});
    expect(deviceShares(shared)).toBe(false);
  });

  test.each([true, false])('is offered where the device says so: %s', (can) => {
    replaceNavigator({ canShare: () => can });
    expect(deviceShares(shared)).toBe(can);
  });

  test('reports if the reader shared or closed it', async () => {
    replaceNavigator({ share: () => Promise.resolve() });
    await expect(shareByDevice(shared)).resolves.toBe(true);
    replaceNavigator({ share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
    await expect(shareByDevice(shared)).resolves.toBe(false);
    replaceNavigator({ share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    await expect(shareByDevice(shared)).rejects.toThrow('no');
  });
});
