import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Intercept } from '@adp/local';
import type { Page } from '@playwright/test';
import { emptyCaches } from '../src/emptyCaches';
import type { TestSite } from '../src/startSite';
import { expect, test } from '../src/test';

// Every file of an app against every bad answer, with real answers that a cache may hold for a year (decisions 047, 048): nothing
// altered runs, the frame of the site stands, "Try again" works once the fault is gone, and so does the next visit. What
// hangs is in faults.spec.ts, where the page's clock runs ahead. docs/faults.md has the table.

test.use({ allowed: /./ });

test.afterEach(({ site }) => {
  site.repair();
});

const down = 'This part of the site is not responding';

const rows = [
  ['the entry', /\/entry\.js/, 'text/javascript'],
  ['the exposed chunk', /\/routes\.js/, 'text/javascript'],
  ["the app's style sheet", /\/routes\.css/, 'text/css'],
  ["a page's chunk", /\/apet\.js/, 'text/javascript'],
] as const;

type Answer = (
  response: Parameters<Intercept>[1],
  file: { readonly text: string; readonly type: string; readonly other: string; readonly url: string },
) => void;

const forAYear = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=31536000, immutable' };

const send =
  (status: number, type: string | undefined, toBody: (text: string, other: string) => string): Answer =>
  (response, { text, other, type: usual }) => {
    response.writeHead(status, { ...forAYear, 'content-type': type ?? usual });
    response.end(toBody(text, other));
  };

const columns: readonly (readonly [string, Answer])[] = [
  ['refused', (response) => void response.destroy()],
  ['404', send(404, 'text/plain', () => 'gone')],
  ['500', send(500, 'text/plain', () => 'broken')],
  ['HTML', send(200, 'text/html', () => '<!doctype html><p>Welcome')],
  ['JSON in its place', send(200, undefined, () => '{"message":"busy"}')],
  ["another app's file", send(200, undefined, (_, other) => other)],
  ['empty', send(200, undefined, () => '')],
  ['cut off', send(200, undefined, (text) => text.slice(0, text.length / 2))],
  ['altered by one byte', send(200, undefined, (text) => `${text} `)],
  [
    'shorter than it says',
    (response, { text, type }) => {
      response.writeHead(200, { ...forAYear, 'content-type': type, 'content-length': text.length + 100 });
      response.write(text);
      setTimeout(() => response.destroy(), 50);
    },
  ],
  [
    'without CORS',
    (response, { text, type }) => {
      response.writeHead(200, { 'cache-control': forAYear['cache-control'], 'content-type': type });
      response.end(text);
    },
  ],
  ['redirected in a circle', (response, { url }) => void response.writeHead(302, { ...forAYear, location: url }).end()],
  ['redirected away', (response) => void response.writeHead(302, { ...forAYear, location: '/manifest.json' }).end()],
];

for (const [row, path, type] of rows) {
  test(`${row} against every bad answer`, async ({ page, site }) => {
    const read = (app: string, url: string) =>
      readFileSync(join(site.shellFolder, '..', app, url.replace(/\?.*/, '')), 'utf8');
    const { entry } = JSON.parse(read('mfe-content', 'manifest.json'));
    const other = read('mfe-content', entry);
    for (const [column, answer] of columns) {
      await test.step(column, () =>
        survive(page, site, (request, response) => {
          const url = request.url ?? '';
          if (!path.test(url)) return false;
          answer(response, { text: read('mfe-programmes', url), type, other, url });
          return true;
        }),
      );
    }
  });
}

async function survive(page: Page, site: TestSite, fault: Intercept): Promise<void> {
  await emptyCaches(page);
  site.injectFault(fault);
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByRole('heading', { level: 1, name: down })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText(/: mfe_programmes: .*b-[0-9a-f]{10}/s)).toBeVisible();
  site.injectFault(undefined);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectStyledPage(page);
  const errors: string[] = [];
  const listen = (message: { type: () => string; text: () => string }) =>
    void (message.type() === 'error' && errors.push(message.text()));
  page.on('console', listen);
  await page.goto(`${site.origin}/apet`);
  await expectStyledPage(page);
  page.off('console', listen);
  expect(errors, 'nothing bad is left in the cache').toEqual([]);
}

async function expectStyledPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
  expect(await page.locator('link[rel=stylesheet][href*="routes.css"]').count()).toBe(1);
}
