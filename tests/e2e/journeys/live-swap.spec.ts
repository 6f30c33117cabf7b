import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyBuild } from '../src/copyBuild';
import type { TestSite } from '../src/startSite';
import { expect, test } from '../src/test';
import { isFull } from '../src/full';

// An open tab switches to another build of an app without a reload (decisions 060 and 061).

test.describe.configure({ mode: 'default' });

test.afterEach(({ site }) => {
  site.repair();
});

const host = (site: TestSite) => join(site.shellFolder, '../mfe-programmes');
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });
/** Returns the ids of the app's builds that have a style sheet in the page. */
const styledBuilds = (page: Page, { appOrigin }: TestSite) =>
  page.evaluate(
    (origin) =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
        .filter(({ href }) => href.startsWith(origin))
        .map(({ href }) => href.split('/')[3]),
    appOrigin,
  );

/** Marks the document. `isMarked` returns false after a reload. */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, 'marked', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true);

/** Opens /apet with a fake clock. */
async function openTab(page: Page, site: TestSite): Promise<void> {
  await page.clock.install();
  await page.goto(`${site.origin}/apet`);
  await expect(heading(page, /^APET/)).toBeVisible();
  await mark(page);
}

/** Moves the fake clock forward by an hour, and waits until the tab has fetched the live manifest. */
async function passHour(page: Page, site: TestSite): Promise<void> {
  const looked = page.waitForResponse(`${site.appOrigin}/manifest.json`);
  await page.clock.runFor('01:00:00');
  await (await looked).finished();
}

const go = (page: Page, link: string) => page.getByRole('link', { name: link, exact: true }).first().click();

test('a new build and its rollback take effect at the next navigation, without a reload @core', async ({
  freshPage: page,
  site,
}) => {
  await openTab(page, site);
  const first = (JSON.parse(site.liveManifest()) as { build: string }).build;
  const second = site.deploy('new-sentence');
  await go(page, 'CJED');
  await expect(heading(page, /^CJED/)).toBeVisible();
  expect(await styledBuilds(page, site)).toEqual([first]);
  await passHour(page, site);
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeHidden();
  await go(page, 'APET');
  await expect(page.getByText('A sentence changed by the team')).toBeVisible();
  await expect.poll(() => styledBuilds(page, site)).toEqual([second]);
  site.deploy();
  await passHour(page, site);
  await go(page, 'CJED');
  await expect(heading(page, /^CJED/)).toBeVisible();
  await expect.poll(() => styledBuilds(page, site)).toEqual([first]);
  await page.goBack();
  await expect(heading(page, /^APET/)).toBeVisible();
  await expect(page.getByText('A sentence changed by the team')).toBeHidden();
  expect(await isMarked(page)).toBe(true);
});

test.describe('a build that its host no longer has', () => {
  test.use({ allowed: /404/ });

  test('is replaced by the live build without a reload when a page needs one of its files', async ({
    freshPage: page,
    site,
  }) => {
    const old = copyBuild(host(site), host(site));
    await page.goto(`${site.origin}/apet`);
    await expect(heading(page, /^APET/)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await mark(page);
    site.deploy('new-sentence');
    rmSync(join(host(site), old), { recursive: true });
    await page.route(`**/${old}/**`, (route) => route.fulfill({ status: 404 }));
    await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/ivm"]')?.click());
    await expect(heading(page, /^IVM/)).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });
});

test.describe('a canary', () => {
  /** Publishes a variant as a canary build that all browsers use, in addition to the live build. */
  function addCanary(site: TestSite, variant: string): string {
    const stable = site.liveManifest();
    const build = site.deploy(variant);
    const canary = JSON.parse(site.liveManifest()) as object;
    writeFileSync(
      join(host(site), 'manifest.json'),
      JSON.stringify({ ...(JSON.parse(stable) as object), canary: { ...canary, share: 1 } }),
    );
    return build;
  }

  test('takes effect at the next navigation, and immediately at the next visit @full', async ({
    freshPage: page,
    site,
  }) => {
    const canary = addCanary(site, 'new-sentence');
    await page.goto(`${site.origin}/cjed`);
    await expect(heading(page, /^CJED/)).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('adp.shell.canary.mfe_programmes'))).toBe(canary);
    await go(page, 'APET');
    await expect(page.getByText('A sentence changed by the team')).toBeVisible();
    await page.reload();
    await expect(page.getByText('A sentence changed by the team')).toBeVisible();
    expect(await styledBuilds(page, site)).toEqual([canary]);
  });

  test.describe('that throws', () => {
    test.use({ allowed: /broken while rendering|is not used/ });

    test('is replaced by the stable build permanently, with a reason', async ({ freshPage: page, site }) => {
      const canary = addCanary(site, 'throws-in-render');
      const key = 'adp.shell.canary.mfe_programmes';
      await page.goto(`${site.origin}/cjed`);
      await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBe(canary);
      await go(page, 'APET');
      await expect(heading(page, /^APET/)).toBeVisible();
      const storedCanary = await page.evaluate((name) => localStorage.getItem(name), key);
      expect(storedCanary).toBe(`${canary} Error: broken while rendering`);
      await page.goto(`${site.origin}/apet`);
      await expect(heading(page, /^APET/)).toBeVisible();
      expect(await styledBuilds(page, site)).not.toContain(canary);
    });
  });
});

const swaps = isFull ? 200 : 10;
/**
 * Memory limit in bytes. The first swap retains 1.5 MB, and each further swap 6 kB. A swap that releases nothing of the
 * old build would retain about 170 kB (decision 060).
 */
const limit = 2_400_000 + swaps * 10_000;

test(`${swaps} swaps in one tab retain less than ${limit / 1_000_000} MB, and each shows the page of its build`, async ({
  freshPage: page,
  site,
}) => {
  await page.addInitScript(() => {
    // Captures the callback of the hourly timer, so that the test can call it, and counts requests for the live
    // manifest.
    const { fetch, setInterval } = window;
    Reflect.set(window, 'setInterval', (run: () => void, time: number) => {
      if (time === 3_600_000) Reflect.set(window, 'look', run);
      return setInterval(run, time);
    });
    let looks = 0;
    window.fetch = async (...args) => {
      const response = await fetch(...args);
      if (String(args[0]).endsWith('/manifest.json')) {
        void response
          .clone()
          .text()
          .then(() => setTimeout(() => Reflect.set(window, 'looks', (looks += 1)), 5));
      }
      return response;
    };
  });
  if (isFull) test.slow();
  const developer = await page.context().newCDPSession(page);
  const measure = async () => {
    for (let pass = 0; pass < 3; pass += 1) await developer.send('HeapProfiler.collectGarbage');
    return (await developer.send('Runtime.getHeapUsage')).usedSize;
  };
  await page.goto(`${site.origin}/privacy`);
  await expect(heading(page, /^Privacy/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = await measure();
  const wrong: string[] = [];
  for (let swap = 1; swap <= swaps; swap += 1) {
    const build = copyBuild(host(site), host(site));
    const link = swap % 2 ? '/terms' : '/privacy';
    const shown = await page.evaluate(
      async ({ build, link }) => {
        const waitFor = async (isDone: () => boolean) => {
          const end = performance.now() + 10_000;
          while (!isDone() && performance.now() < end) await new Promise((done) => setTimeout(done, 4));
        };
        const looks: unknown = Reflect.get(window, 'looks');
        (Reflect.get(window, 'look') as () => void)();
        await waitFor(() => Reflect.get(window, 'looks') !== looks);
        const sheets = () =>
          [...document.querySelectorAll('link[rel=stylesheet][href$="/routes.css"]')].map((sheet) =>
            sheet.getAttribute('href'),
          );
        document.querySelector<HTMLElement>(`a[href="${link}"]`)?.click();
        await waitFor(() => sheets().length === 1 && sheets()[0]?.includes(build) === true);
        return { path: window.location.pathname, title: document.querySelector('h1')?.textContent, sheets: sheets() };
      },
      { build, link },
    );
    const isRight =
      shown.path === link &&
      shown.title?.toLowerCase().startsWith(link.slice(1)) &&
      shown.sheets.join() === `${site.appOrigin}/${build}/routes.css`;
    if (!isRight) wrong.push(`${swap} ${link} ${build}: ${JSON.stringify(shown)}`);
  }
  expect(wrong).toEqual([]);
  expect((await measure()) - before).toBeLessThan(limit);
});
