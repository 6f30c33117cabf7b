/** @jest-environment node */
import { join } from 'node:path';
import { readHosting } from '@adp/site-document/hosting';
import { getExpectedHeaders, matches } from './expectedHeaders';

test.each([
  ['/b-1/a.js', '/b-*/**', true],
  ['/b-1/deep/a.js', '/b-*/**', true],
  ['/apet', '/b-*/**', false],
  ['/search/en-1.json', '/search/*-*.json', true],
  ['/search/deep/en-1.json', '/search/*-*.json', false],
  ['/__/auth/iframe', '!/__/**', false],
  ['/apet', '!/__/**', true],
  ['/builds/latest.json', '!/@(b-*|builds)/**', false],
  ['/fr', '/@(fr|FR){,/**}', true],
  ['/fr/apet', '/@(fr|FR){,/**}', true],
  ['/fr/embed/events', '!/{@(__|embed),@(fr|pt)/embed}/**', false],
  ['/fr/events', '!/{@(__|embed),@(fr|pt)/embed}/**', true],
])('the path %s matches the glob %s: %s', (path, glob, expected) => {
  expect(matches(path, glob)).toBe(expected);
});

const hosting = readHosting(join(__dirname, '../../../../firebase.json'));
const getHeaders = (target: string, path: string) => {
  const entry = hosting.find((each) => each.target === target);
  return entry ? getExpectedHeaders(entry, path) : {};
};

test('pages cannot be framed, text cannot become a script, and sign-in pop-ups keep their opener', () => {
  expect(getHeaders('shell', '/apet')).toMatchObject({
    'content-security-policy':
      "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default gapi#gapi goog#html",
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
});

test('only embeds have no rule of Hosting against framing, because the function sends their policy', () => {
  const policy = (path: string) => getHeaders('shell', path)['content-security-policy'];
  for (const path of ['/embed/events', '/embed/map/events', '/fr/embed/events', '/ar/embed/chart/kind'])
    expect([path, policy(path), getHeaders('shell', path)['cache-control']]).toEqual([path, undefined, undefined]);
  for (const path of ['/', '/events', '/fr/events', '/embedded', '/events/embed/x', '/feeds/embed/x', '/settings'])
    expect([path, policy(path)]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")]);
});

test("the site can frame Firebase's own sign-in pages", () => {
  for (const path of ['/__/auth/iframe', '/__/auth/handler']) {
    expect(getHeaders('shell', path)['content-security-policy']).toBeUndefined();
    expect(getHeaders('shell', path)['cross-origin-opener-policy']).toBeUndefined();
  }
});

test.each(hosting.map(({ target }) => target))(
  '%s requires HTTPS, has correct types, and is cached according to its change frequency',
  (target) => {
    expect(getHeaders(target, '/manifest.json')).toMatchObject({
      'cache-control': 'no-cache',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.any(String),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(getHeaders(target, '/b-0123456789/entry.js')['cache-control']).toBe('public, max-age=31536000, immutable');
  },
);

test.each(hosting.map(({ target }) => target).filter((target) => target !== 'shell'))(
  '%s can be read by every origin, and its files cannot be used as pages',
  (target) => {
    expect(getHeaders(target, '/b-0123456789/entry.js')).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  },
);
