import type { Intercept } from '@adp/local-firebase';
import { expect, test } from '../src/test';

// Integrity checks together with the HTTP cache, which only a browser can test (decision 047). faults.spec.ts covers
// other faults.

test.use({ allowed: /./ });

test.afterEach(({ site }) => {
  site.repair();
});

const forAYear = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=31536000, immutable',
};

/** Returns a fault that answers requests for `path` with an empty file, which browsers cache for a year. */
const poison =
  (path: RegExp): Intercept =>
  (request, response) => {
    if (!path.test(request.url ?? '')) return false;
    response.writeHead(200, { ...forAYear, 'content-type': 'text/javascript' });
    response.end();
    return true;
  };

test('a corrupt file in the cache is replaced at the next visit without an error', async ({ coldPage: page, site }) => {
  site.injectFault(poison(/\/apet\.js/));
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  site.injectFault(undefined);
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
});

test("a container that a script planted under an app's name is not used", async ({ freshPage: page, site }) => {
  const { container } = JSON.parse(site.liveManifest());
  await page.addInitScript((name: string) => {
    const module = { contract: 2, app: 'mfe_programmes', build: 'b-0123456789', Frame: () => 'Planted', routes: [] };
    Reflect.set(window, name, { init: () => undefined, get: async () => () => ({ app: module }) });
  }, container);
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
});

test('the policy turns only the verified URL of a build into a script, and no text into HTML', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
  const { entry } = JSON.parse(site.liveManifest()) as { entry: string };
  const outcomes = await page.evaluate((file) => {
    const script = document.createElement('script');
    const paragraph = document.createElement('p');
    const attempt = (work: () => unknown) => {
      try {
        work();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown';
      }
    };
    return {
      'the address by its attribute': attempt(() => script.setAttribute('src', file)),
      'an address elsewhere': attempt(() => (script.src = 'https://elsewhere.example/x.js')),
      'the text of a script': attempt(() => (script.text = '1')),
      HTML: attempt(() => (paragraph.innerHTML = '<b>bold</b>')),
      'a character reference': attempt(() => (paragraph.innerHTML = '&eacute;')) + paragraph.textContent,
      'the address of a build': attempt(() => (script.src = file)) + script.integrity.slice(0, 7),
    };
  }, `${site.appOrigin}/${entry}`);
  expect(outcomes).toEqual({
    'the address by its attribute': 'TypeError',
    'an address elsewhere': 'TypeError',
    'the text of a script': 'TypeError',
    HTML: 'TypeError',
    'a character reference': 'doneé',
    'the address of a build': 'donesha256-',
  });
});
