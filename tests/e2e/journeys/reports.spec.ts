import type { Page } from '@playwright/test';
import type { TestSite } from '../src/startSite';
import { expect, test } from '../src/test';

// Pages report errors to the URL for reports in the site file.

test.use({ allowed: /./ });

test.beforeEach(({ site }) => site.reports.clear());
test.afterEach(({ site }) => site.repair());

/** Returns the reports about mfe-programmes. Ignores other reports, which may still arrive from the previous page. */
const getAppReports = (site: TestSite) =>
  site.reports.list().flatMap(({ body }) => (body['app'] === 'mfe_programmes' ? [body] : []));

/** Opens a page and waits for the heading `title`. */
async function open(page: Page, address: string, title: string | RegExp): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('a page reports an app that throws or fails to load, with build, page and cause', async ({
  coldPage: page,
  site,
}) => {
  const build = site.deploy('throws-in-render');
  await open(page, `${site.origin}/apet?from=a-friend`, 'Internal Server Error');
  await expect.poll(() => getAppReports(site)).toHaveLength(1);
  expect(getAppReports(site)[0]).toMatchObject({
    app: 'mfe_programmes',
    build,
    route: '/apet',
    about: 'A page could not be shown',
    cause: 'Error: broken while rendering',
    stack: expect.stringMatching(new RegExp(`${site.appOrigin}/${build}/\\w+\\.js:\\d+:\\d+`)),
  });
  site.reports.clear();
  const healthyBuild = site.deploy();
  site.injectFault((request, response) => {
    if (!/\/cjed\.js/.test(request.url ?? '')) return false;
    response.writeHead(404, { 'access-control-allow-origin': '*' }).end();
    return true;
  });
  await open(page, `${site.origin}/cjed`, 'This part of the site is not responding');
  await expect.poll(() => getAppReports(site)).toHaveLength(1);
  expect(getAppReports(site)[0]).toMatchObject({
    app: 'mfe_programmes',
    build: healthyBuild,
    cause: expect.stringContaining('ChunkLoadError'),
  });
});

test('uncaught errors and violations of the security policy are reported', async ({ coldPage: page, site }) => {
  await open(page, `${site.origin}/apet`, /^APET/);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('nobody catches it');
    });
    void Promise.reject(new Error('nobody waits for it'));
    document.body.append(Object.assign(new Image(), { src: 'http://127.0.0.1:9/picture.png?member=amina' }));
  });
  await expect
    .poll(() => site.reports.list().map(({ body }) => body['cause']))
    .toEqual(
      expect.arrayContaining([
        'Error: nobody catches it',
        'Error: nobody waits for it',
        'The security policy stopped img-src: http://127.0.0.1:9/picture.png',
      ]),
    );
});

test('the browser reports a page that embeds the site in a frame, as the response headers request', async ({
  freshPage: page,
  site,
}) => {
  site.injectFault((request, response) => {
    if (request.url !== '/framing') return false;
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<iframe src="${site.origin}/apet"></iframe>`);
    return true;
  });
  await page.goto(`${site.appOrigin}/framing`);
  await expect
    .poll(() => site.reports.list().find(({ type }) => type === 'csp-violation'))
    .toMatchObject({ body: { 'violated-directive': 'frame-ancestors' } });
});
