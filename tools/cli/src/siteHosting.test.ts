/** @jest-environment node */
import { join } from 'node:path';
import { readHosting } from '@adp/site-document/hosting';
import { getExpectedHeaders } from './doctor/expectedHeaders';
import { readPageHeaders, readSiteHosting } from './siteHosting';

const file = join(__dirname, '../../../firebase.json');
const site = (reports?: string) => ({
  origin: 'https://site.example',
  registry: { apps: [], social: {}, ...(reports && { reports }) },
});
const getHeaders = (reports: string, target: string, path: string) => {
  const entry = readSiteHosting(file, site(reports)).find((each) => each.target === target);
  return entry ? getExpectedHeaders(entry, path) : {};
};

test('a site that collects no reports uses firebase.json unchanged', () => {
  expect(readSiteHosting(file, site())).toEqual(readHosting(file));
});

test.each([
  ['/__/reports', 'https://site.example/__/reports'],
  ['https://reports.example/adp', 'https://reports.example/adp'],
])('browsers report violations of security headers of the shell and apps to %s', (reports, address) => {
  for (const [target, path] of [
    ['shell', '/apet'],
    ['mfe-programmes', '/b-0123456789/entry.js'],
  ] as const) {
    const headers = getHeaders(reports, target, path);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'.*; report-uri \S+; report-to reports$/);
    expect(headers['content-security-policy']).toContain(`report-uri ${address};`);
    expect(headers['reporting-endpoints']).toBe(`reports="${address}"`);
  }
});

test('without HTTPS, on the local machine, only the older directive works', () => {
  const [shell] = readSiteHosting(file, { ...site('/__/reports'), origin: 'http://127.0.0.1:4200' });
  const headers = shell ? getExpectedHeaders(shell, '/apet') : {};
  expect(headers['content-security-policy']).toMatch(/; report-uri http:\/\/127\.0\.0\.1:4200\/__\/reports$/);
  expect(headers).not.toHaveProperty('reporting-endpoints');
});

test('the integrity policy is sent with rendered pages, and with HTTPS names the endpoint for reports', () => {
  const headers = readPageHeaders(file, { ...site(), edge: 'function' });
  expect(headers['integrity-policy']).toBe('blocked-destinations=(style)');
  expect(headers['integrity-policy-report-only']).toBe('blocked-destinations=(script)');
  expect(getHeaders('/__/reports', 'shell', '/apet')['integrity-policy-report-only']).toBe(
    'blocked-destinations=(script), endpoints=(reports)',
  );
});

test("Firebase's own pages are served unchanged", () => {
  expect(getHeaders('/__/reports', 'shell', '/__/auth/handler')).not.toHaveProperty('reporting-endpoints');
});

describe('with rendered pages', () => {
  const [shell] = readSiteHosting(file, { ...site(), edge: 'function' });
  const getHeader = (path: string, name: string) => shell && getExpectedHeaders(shell, path)[name];

  test('the function answers requests for pages', () => {
    const rewrite = {
      source: '!/@(b-*|builds|.well-known)/**',
      run: expect.objectContaining({ serviceId: 'edge' }) as object,
    };
    expect(shell).toMatchObject({ rewrites: expect.arrayContaining([rewrite]) as object[] });
  });

  test.each([
    ['/apet', undefined],
    ['/feeds/articles.atom', undefined],
    ['/oembed.json', undefined],
    ['/manifest.json', 'no-cache'],
    ['/builds/latest.json', 'no-cache'],
    ['/-/apps', 'no-cache'],
    ['/b-0123456789/shell.js', 'public, max-age=31536000, immutable'],
  ])('the Cache-Control header of %s in the Hosting entry is %s', (path, caching) => {
    expect(getHeader(path, 'cache-control')).toBe(caching);
  });

  test('the function sends the policy of pages and all their other headers', () => {
    expect(getHeader('/apet', 'content-security-policy')).toBeUndefined();
    expect(getHeader('/-/apps', 'content-security-policy')).toContain("frame-ancestors 'none'");
    expect(readPageHeaders(file, { ...site('/__/reports'), edge: 'function' })).toMatchObject({
      'content-security-policy': expect.stringMatching(/frame-ancestors 'none'.*report-uri/) as string,
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-content-type-options': 'nosniff',
    });
  });
});
