/** @jest-environment node */
import { qrCode } from './qrCode';

describe('a QR code', () => {
  const origin = 'https://example.org';
  const code = qrCode(`${origin}/articles/a-1`, origin);
  /** Whether the unit at x, y is dark. */
  const dark = (x: number, y: number) =>
    [...code.path.matchAll(/M(\d+) (\d+)h(\d+)/g)].some(
      ([, left, top, width]) => Number(top) === y && x >= Number(left) && x < Number(left) + Number(width),
    );

  test('has a light margin of four units and its three corners inside it', () => {
    for (let unit = 0; unit < code.size; unit += 1) {
      for (const edge of [0, 3, code.size - 4, code.size - 1]) {
        expect([dark(unit, edge), dark(edge, unit)]).toEqual([false, false]);
      }
    }
    expect([dark(4, 4), dark(code.size - 5, 4), dark(4, code.size - 5)]).toEqual([true, true, true]);
    expect(dark(5, 5)).toBe(false);
  });

  test('of a short address is of version 2 or more, with error correction M', () => {
    expect((code.size - 8 - 17) % 4).toBe(0);
    // The two format bits beside the upper left corner: 00 is M, masked with 10.
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
  ])('is refused for %j', (address) => {
    expect(() => qrCode(address, origin)).toThrow();
  });

  test('is refused for an address longer than the largest code holds', () => {
    expect(() => qrCode(`${origin}/${'a'.repeat(3_000)}`, origin)).toThrow();
  });
});
