import { expectAccessible } from '../src/pageChecks';
import { expect, test } from '../src/test';

// Pages contain preload hints for files of the initial build, because the variant is deployed after the assembly of the
// site. Chromium warns that these files are not used.
const staleHints = 'preloaded using link preload but not used';
test.use({ allowed: new RegExp(staleHints) });

test.beforeEach(({ site }) => {
  site.deploy('workbench');
});

test.afterEach(({ site }) => {
  site.repair();
});

test('toasts of every type from an app appear at the bottom of the screen, 12 px from its edge', async ({
  freshPage: page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const toastLibrary: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/toasts.')) toastLibrary.push(request.url());
  });
  await page.goto(`${site.origin}/about/toasts`);
  await expect(page.getByRole('heading', { level: 1, name: 'Toasts' })).toBeVisible();
  expect(toastLibrary, 'the library is not loaded before the first message').toEqual([]);
  for (const type of ['info', 'success', 'warning', 'error', 'loading', 'default']) {
    await page.getByRole('main').getByRole('button', { name: type, exact: true }).click();
    const toast = page
      .getByRole(type === 'error' ? 'alert' : 'status')
      .filter({ hasText: `A message of type ${type}` });
    await expect(toast).toBeVisible();
    const readBox = async () => (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await expect.poll(() => readBox().then(({ y, height }) => Math.round(780 - y - height))).toBe(12);
    expect(Math.round((await readBox()).width)).toBe(336);
    await expectAccessible(page, `a toast of type ${type}`);
    await toast.getByRole('button', { name: 'Close this message' }).click();
    await expect(toast).toBeHidden();
  }
});

test('on a wide screen a toast is 420 to 720 px wide, and only information disappears by itself, not an error @full', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.origin}/about/toasts`);
  await page.getByRole('main').getByRole('button', { name: 'error', exact: true }).click();
  const error = page.getByRole('alert').filter({ hasText: 'A message of type error' });
  await expect(error).toBeVisible();
  const box = await error.boundingBox();
  expect(Math.round(box?.width ?? 0)).toBe(420);
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0)), 'at the end of the line').toBe(1440 - 12);
  await page.getByRole('main').getByRole('button', { name: 'info', exact: true }).click();
  const info = page.getByRole('status').filter({ hasText: 'A message of type info' });
  await expect(info).toBeVisible();
  await page.mouse.move(5, 800);
  await expect(info).toBeHidden();
  await expect(error).toBeVisible();
});

test('a toast remains for the time that the member has chosen, with and without animations @full', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/about/toasts`);
  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    for (const time of ['6000', '10000']) {
      await page.emulateMedia({ reducedMotion });
      await page.evaluate((chosen) => localStorage.setItem('adp.toastTime', chosen), time);
      await page.getByRole('main').getByRole('button', { name: 'info', exact: true }).click();
      const toast = page.getByRole('status').filter({ hasText: 'A message of type info' });
      await expect(toast.locator('.Toastify__progress-bar')).toHaveCSS('animation-duration', `${Number(time) / 1000}s`);
      await toast.getByRole('button', { name: 'Close this message' }).click();
      await expect(toast).toBeHidden();
    }
});

test('each layout has its declared parts: header, footer, call to action, or none of them', async ({ page, site }) => {
  const parts = {
    banner: page.getByRole('banner').first(),
    footer: page.getByRole('contentinfo'),
    cta: page.getByText('Who is behind this site?'),
  };
  const layouts = [
    { path: '/about/plain', banner: true, footer: true, cta: false },
    { path: '/about/header', banner: true, footer: false, cta: false },
    { path: '/about', banner: true, footer: true, cta: true },
    { path: '/about/bare', banner: false, footer: false, cta: false },
  ];
  for (const { path, ...shown } of layouts) {
    await page.goto(site.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    for (const part of ['banner', 'footer', 'cta'] as const)
      await expect(parts[part], `${path} ${part}`).toBeVisible({ visible: shown[part] });
  }
});

test('a path that the validation of its route rejects has a 404 page', async ({ page, site }) => {
  await page.goto(`${site.origin}/about/numbers/12`);
  await expect(page.getByRole('heading', { level: 1, name: 'A number' })).toBeVisible();
  await page.goto(`${site.origin}/about/numbers/twelve`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('Page not found: /about/numbers/twelve')).toBeVisible();
});

test.describe('a route that throws on purpose', () => {
  test.use({ allowed: new RegExp(`status 418|${staleHints}`) });

  test('shows "Internal Server Error" and the status code for any other status', async ({ page, site }) => {
    await page.goto(`${site.origin}/about/refusing`);
    await expect(page.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible();
    await expect(page.getByText('Error 418')).toBeAttached();
  });
});
