/** @jest-environment node */
import { getClientAddress } from './getClientAddress';

const fastly = '151.101.2.3';
const address = (forwarded: string | undefined, headers: Readonly<Record<string, string>> = {}) =>
  getClientAddress(
    new Request('https://site.example', {
      headers: { ...headers, ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
    }),
  );

test.each([
  ['a direct caller', '41.0.0.1', '41.0.0.1'],
  ['a direct caller who forges another address', '1.1.1.1, 41.0.0.1', '41.0.0.1'],
  ['a visitor behind the CDN', `41.0.0.1, ${fastly}`, '41.0.0.1'],
  ['a visitor behind the CDN who forges another address', `1.1.1.1, 41.0.0.1,${fastly}`, '41.0.0.1'],
  ['a visitor behind two CDN servers', `41.0.0.1, ${fastly}, 2a04:4e42::1, 35.191.0.4`, '41.0.0.1'],
  ['a visitor behind the CDN with an IPv6 address', `2001:db8::1, 2a04:4e42::1`, '2001:db8:0:0::/64'],
])('%s is identified by the last IP address that is not a proxy', (_, forwarded, expected) => {
  expect(address(forwarded)).toBe(expected);
});

test("the CDN's own header is used only if the CDN sent the request", () => {
  const headers = { 'fastly-client-ip': '1.1.1.1' };
  expect(address('41.0.0.1', headers)).toBe('41.0.0.1');
  expect(address(`41.0.0.1, ${fastly}`, headers)).toBe('41.0.0.1');
  expect(address(fastly, headers)).toBe('1.1.1.1');
  expect(address(undefined, headers)).toBeUndefined();
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::5:6:7:8:9', '2001:db8:0:5::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::41.0.0.1', '64:ff9b:0:0::/64'],
  ['::ffff:41.0.0.1', '41.0.0.1'],
])('%s is rate-limited as %s', (forwarded, expected) => {
  expect(address(forwarded)).toBe(expected);
});

test.each(['unknown', '', 'a, b', '41.0.0.1:80', '2001:db8::1::2'])('%j is not an IP address', (text) => {
  expect(address(text)).toBeUndefined();
});
