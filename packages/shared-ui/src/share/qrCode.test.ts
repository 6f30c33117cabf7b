/** @jest-environment node */
import { qrCode } from './qrCode';

describe('a QR code', () => {
  const origin = 'https://example.org';
  const code = qrCode(`${origin}/articles/a-1`, origin);
  /** Returns whether the module at position x, y is dark. */
  const dark = (x: number, y: number) =>
    [...code.path.matchAll(/M(\d+) (\d+)h(\d+)/g)].some(
      ([, startX, startY, width]) => Number(startY) === y && x >= Number(startX) && x < Number(startX) + Number(width),
    );

  test('has a light margin of four modules and three finder patterns', () => {
    for (let module = 0; module < code.size; module += 1) {
      for (const edge of [0, 3, code.size - 4, code.size - 1]) {
        expect([dark(module, edge), dark(edge, module)]).toEqual([false, false]);
      }
    }
    expect([dark(4, 4), dark(code.size - 5, 4), dark(4, code.size - 5)]).toEqual([true, true, true]);
    expect(dark(5, 5)).toBe(false);
  });

  test('has version 2 or above and error correction M for a short URL', () => {
    expect((code.size - 8 - 17) % 4).toBe(0);
    // These are the two format bits at the upper left finder pattern. Level M is 00, masked with 10.
    expect([dark(4, 12), dark(5, 12)]).toEqual([true, false]);
  });

  test.each([
    '',
    '   ',
    'https://evil.example/',
    'http://example.org/',
    'javascript:alert(1)',
    'https://example.org.evil.example/',
    'https://example.org@evil.example/',
  ])('is not created for the URL %j', (url) => {
    expect(() => qrCode(url, origin)).toThrow();
  });

  test('is not created for a URL that exceeds the capacity of the largest code', () => {
    expect(() => qrCode(`${origin}/${'a'.repeat(3_000)}`, origin)).toThrow();
  });
});
