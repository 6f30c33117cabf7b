import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Intercept } from '@adp/local';
import { expect, test } from '../src/test';

// What cannot be tried without a browser: its integrity check, its HTTP cache, and that both together heal (decision 047).
// The other faults are in faults.spec.ts and, without a browser, in app-kit/webpack/RetryChunksPlugin.test.ts.

test.use({ allowed: /./ });

test.afterEach(({ site }) => {
  site.repair();
});

const forAYear = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=31536000, immutable',
};

/** Answers with `body`, to be cached for a year. */
const poison =
  (path: RegExp, type: string, body: string | ((url: string) => string)): Intercept =>
  (request, response) => {
    const url = request.url ?? '';
    if (!path.test(url)) return false;
    response.writeHead(200, { ...forAYear, 'content-type': type });
    response.end(typeof body === 'string' ? body : body(url));
    return true;
  };

const files = [
  ['the entry', /\/entry\.js/, 'text/javascript'],
  ['the exposed chunk', /\/routes\.js/, 'text/javascript'],
  ["the app's style sheet", /\/routes\.css/, 'text/css'],
  ["a page's chunk", /\/apet\.js/, 'text/javascript'],
] as const;

for (const [name, path, type] of files) {
  test(`${name}, altered by one byte and cached for a year, does not run, and does not survive a retry`, async ({
    coldPage: page,
    site,
  }) => {
    const original = (url: string) =>
      readFileSync(join(site.shellFolder, '../mfe-programmes', url.replace(/\?.*/, '')), 'utf8');
    site.injectFault(poison(path, type, (url) => `${original(url)} `));
    await page.goto(`${site.origin}/apet`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'This part of the site is not responding' }),
    ).toBeVisible();
    site.injectFault(undefined);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
    // Nothing bad is left in the cache: the next visit meets no error at all.
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(`${site.origin}/apet/areas-of-focus`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('a file that is cached bad is replaced at the next visit without the visitor knowing', async ({
  coldPage: page,
  site,
}) => {
  site.injectFault(poison(/\/apet\.js/, 'text/javascript', ''));
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  site.injectFault(undefined);
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
});

test('a container that was planted under the name of an app shows nothing', async ({ freshPage: page, site }) => {
  const { container } = JSON.parse(site.liveManifest());
  await page.addInitScript((name: string) => {
    const module = { contract: 1, app: 'mfe_programmes', build: 'b-0123456789', Frame: () => 'Planted', routes: {} };
    Reflect.set(window, name, { init: () => undefined, get: async () => () => ({ app: module }) });
  }, container);
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
});
