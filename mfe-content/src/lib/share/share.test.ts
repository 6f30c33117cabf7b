/** @jest-environment node */
import { deviceShares, shareByDevice } from './shareByDevice';
import { cleanAddress, shareLink, shareTargets, type Shared } from './shareLinks';
import { qrCode } from './qrCode';

const shared: Shared = { url: 'https://example.org/articles/a-1', title: 'Consent & "trust": 50 % of it' };

test.each(shareTargets)('%s gets the address and, where it takes one, the title', (target) => {
  const link = new URL(shareLink(target, shared));
  const values = [...link.searchParams.values()].join(' ');
  expect(values).toContain(shared.url);
  if (target !== 'facebook' && target !== 'linkedin') expect(values).toContain(shared.title);
  expect(link.href).not.toContain('utm_');
});

test.each(shareTargets)('%s takes a hostile title as a value', (target) => {
  const title = 'x&url=https://evil.example#y\r\nBcc: z@example.org \ud800';
  const link = new URL(shareLink(target, { ...shared, title }));
  expect(link.hash).toBe('');
  expect([...link.searchParams.keys()].filter((name) => name.toLowerCase() === 'bcc')).toEqual([]);
  expect(link.searchParams.getAll('url').filter((url) => url !== shared.url)).toEqual([]);
});

test.each([
  ['https://example.org/events?mode=online&utm_source=x&fbclid=1#programme', 'https://example.org/events?mode=online'],
  ['https://example.org/articles/a-1?utm_campaign=y', 'https://example.org/articles/a-1'],
  ['https://example.org/articles/a-1', 'https://example.org/articles/a-1'],
])('%s is shared as %s', (address, clean) => {
  expect(cleanAddress(address)).toBe(clean);
});

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
