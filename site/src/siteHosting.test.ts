/** @jest-environment node */
import { join } from 'node:path';
import { readHosting } from '@adp/local/hosting';
import { getExpectedHeaders } from './doctor/expectedHeaders';
import { readSiteHosting } from './siteHosting';

const file = join(__dirname, '../../firebase.json');
const site = (reports?: string) => ({
  origin: 'https://site.example',
  registry: { apps: [], social: {}, ...(reports && { reports }) },
});
const getHeaders = (reports: string, target: string, path: string) => {
  const entry = readSiteHosting(file, site(reports)).find((each) => each.target === target);
  return entry ? getExpectedHeaders(entry, path) : {};
};

test('a site that collects no reports is served by firebase.json as it is', () => {
  expect(readSiteHosting(file, site())).toEqual(readHosting(file));
});

test.each([
  ['/__/reports', 'https://site.example/__/reports'],
  ['https://reports.example/adp', 'https://reports.example/adp'],
])('what browsers stop by the headers of shell and apps is reported to %s', (reports, address) => {
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

test('on this machine, without https, the older directive alone works', () => {
  const [shell] = readSiteHosting(file, { ...site('/__/reports'), origin: 'http://127.0.0.1:4200' });
  const headers = shell ? getExpectedHeaders(shell, '/apet') : {};
  expect(headers['content-security-policy']).toMatch(/; report-uri http:\/\/127\.0\.0\.1:4200\/__\/reports$/);
  expect(headers).not.toHaveProperty('reporting-endpoints');
});

test("Firebase's own pages are served as before", () => {
  expect(getHeaders('/__/reports', 'shell', '/__/auth/handler')).not.toHaveProperty('reporting-endpoints');
});

test('where pages are rendered, the function answers for them, and says how long they are stored', () => {
  const [shell] = readSiteHosting(file, { ...site(), edge: 'local' });
  expect(shell).toMatchObject({
    rewrites: expect.arrayContaining([
      expect.objectContaining({
        source: '!/@(b-*|builds)/**',
        run: expect.objectContaining({ serviceId: 'edge' }) as object,
      }),
    ]) as object[],
  });
  const caching = (path: string) => shell && getExpectedHeaders(shell, path)['cache-control'];
  expect([caching('/apet'), caching('/manifest.json'), caching('/builds/latest.json')]).toEqual([
    undefined,
    'no-cache',
    'no-cache',
  ]);
});
