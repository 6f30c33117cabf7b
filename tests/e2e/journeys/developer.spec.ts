import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freeOrigin } from '../src/freeOrigin';
import { expectUsable } from '../src/pageChecks';
import { serveFolder } from '../src/serveFolder';
import { workspace } from '../src/startSite';
import { expect, test } from '../src/test';

// The developer page (decision 065). Tests in shell/src/features/developer/ cover the URLs that the page accepts.

const servers: Server[] = [];

test.afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Serves a variant of mfe-programmes at its own origin, as developers do on their machines. */
async function serveVariant(name: string): Promise<string> {
  const origin = await freeOrigin();
  servers.push(await serveFolder(join(workspace, 'tests/e2e', 'dist', name), origin));
  return origin;
}

async function openWith(page: Page, address: string): Promise<void> {
  const programmes = page.getByRole('region', { name: 'mfe_programmes' });
  await programmes.getByLabel('URL of another build').fill(address);
  await programmes.getByLabel('Page to open').fill('/apet');
  await programmes.getByRole('button', { name: 'Open the site with this build' }).click();
}

const newSentence = 'A sentence changed by the team';

test('the site uses a local build until the page is reloaded or reset', async ({ freshPage: page, site }) => {
  const live = JSON.parse(site.liveManifest()).build;
  const address = await serveVariant('new-sentence');
  await page.goto(`${site.origin}/__/apps`);
  await expect(page).toHaveURL(`${site.origin}/-/apps`);
  const { build } = await (await page.request.get(`${site.origin}/builds/latest.json`)).json();
  await expect(page.getByRole('main')).toContainText(build);
  // The list of hashes contains only files that visitors load.
  const hashes = await (await page.request.get(`${site.origin}/${build}/integrity.json`)).json();
  expect(Object.keys(hashes).filter((file) => file.startsWith('developer'))).toEqual([]);
  await expect(page.getByRole('region', { name: 'mfe_programmes' })).toContainText(live);
  await expectUsable(page, 'developer page');
  await openWith(page, address);
  await expect(page.getByText(newSentence)).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/apet`);
  const banner = page.getByRole('region', { name: 'Another build' });
  await expect(banner).toContainText(`from ${address}, loaded in`);
  await expectUsable(page, 'site with another build');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
  await expect(page.getByText(newSentence)).toBeHidden();
  await expect(banner).toBeHidden();

  await page.goto(`${site.origin}/-/apps`);
  await page.getByRole('button', { name: 'Open this build again' }).click();
  await expect(page.getByText(newSentence)).toBeVisible();
  await banner.getByRole('button', { name: 'Return to the live site' }).click();
  await expect(page.getByText(newSentence)).toBeHidden();
  await expect(page).toHaveURL(`${site.origin}/apet`);
  await page.goto(`${site.origin}/-/apps`);
  await expect(page.getByRole('heading', { name: 'shell' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open this build again' })).toBeHidden();
});

test.describe('a build that fails', () => {
  test.use({ allowed: /broken while rendering|A page could not be shown/ });

  test('is replaced by the live build, which explains why, and is not offered again', async ({
    freshPage: page,
    site,
  }) => {
    const address = await serveVariant('throws-in-render');
    await page.goto(`${site.origin}/-/apps`);
    await openWith(page, address);
    const banner = page.getByRole('region', { name: 'Another build' });
    await expect(banner).toContainText('failed, so the live build is used: Error: broken while rendering');
    await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
    await banner.getByRole('link', { name: 'All apps' }).click();
    await expect(page.getByText(`mfe_programmes from ${address} failed`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open this build again' })).toBeHidden();
  });
});

test.describe('the developer page', () => {
  test.use({ allowed: /Content Security Policy/ });

  test('opens only a build whose URL was typed, and allows nothing else in the security policy', async ({
    freshPage: page,
    site,
  }) => {
    const address = await serveVariant('new-sentence');
    const secondBuild = await serveVariant('workbench');
    const query = `app=mfe_programmes&address=${encodeURIComponent(address)}&page=/apet`;
    const response = await page.goto(`${site.origin}/-/apps?${query}#${query}`);
    expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    const programmes = page.getByRole('region', { name: 'mfe_programmes' });
    await expect(programmes.getByLabel('URL of another build')).toHaveValue('');
    await openWith(page, 'https://foreign.example');
    await expect(programmes).toContainText('Enter a URL such as');

    const reach = (origin: string) =>
      page.evaluate(
        (to) =>
          fetch(`${to}/manifest.json`).then(
            () => 'reached',
            () => 'refused',
          ),
        origin,
      );
    expect(await reach(secondBuild)).toBe('reached');
    await openWith(page, address);
    await expect(page.getByText(newSentence)).toBeVisible();
    expect(await reach(address)).toBe('reached');
    expect(await reach(secondBuild)).toBe('refused');
  });
});
