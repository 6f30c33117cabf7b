/** @jest-environment node */
import { deviceShares, shareByDevice } from './shareByDevice';

const shared = { url: 'https://example.org/articles/a-1', title: 'Consent & "trust": 50 % of it' };

describe('the share sheet of the device', () => {
  const original = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  const give = (value: object) => Object.defineProperty(globalThis, 'navigator', { value, configurable: true });
  afterEach(() => (original ? Object.defineProperty(globalThis, 'navigator', original) : give({})));

  test('is not offered where there is none', () => {
    give({});
    expect(deviceShares(shared)).toBe(false);
  });

  test.each([true, false])('is offered where the device says so: %s', (can) => {
    give({ canShare: () => can });
    expect(deviceShares(shared)).toBe(can);
  });

  test('says whether the reader shared or closed it', async () => {
    give({ share: () => Promise.resolve() });
    await expect(shareByDevice(shared)).resolves.toBe(true);
    give({ share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
    await expect(shareByDevice(shared)).resolves.toBe(false);
    give({ share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    await expect(shareByDevice(shared)).rejects.toThrow('no');
  });
});
