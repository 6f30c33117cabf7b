import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { freeOrigin } from '../src/freeOrigin';
import { startSite, workspace } from '../src/startSite';
import { openBrowser, withPage } from './browser';
import { output, runIn, writeSiteFile } from './commands';

// `tsx tests/e2e/outside/visit.ts '[{ "name": "energy_atlas", "host": "energy-atlas", "prefix": "/energy-atlas",
// "folder": "/…" }]'` proves that apps from other repositories work in the site. The script publishes each app to its
// own host through the Hosting API and registers it. The app's page must then appear in the site with layout, styles,
// session and toasts, and the app's list with its data.
interface Guest {
  readonly name: string;
  /** Name of the app's Hosting site, from adp.config.mjs. */
  readonly host: string;
  readonly prefix: string;
  readonly folder: string;
}

// tools/scripts/proof/outside.mjs passes the apps as an argument.
const guests = JSON.parse(process.argv[2] ?? '[]') as readonly Guest[];
const origins = new Map(await Promise.all(guests.map(async ({ host }) => [host, await freeOrigin()] as const)));
const site = await startSite({ hosts: Object.fromEntries(origins) });
const siteFile = writeSiteFile('site', site.file);
const browser = await openBrowser();
try {
  for (const { name, host, prefix, folder } of guests) {
    // The app's team publishes the app from its repository. Afterwards, the site's team registers the app.
    const env = { FIREBASE_HOSTING_API_URL: site.origin };
    const published = await runIn(folder, ['npx', 'adp', 'publish', '--site', site.origin], env);
    expect(published).toContain(`npm run register -- ${name} ${origins.get(host)}`);
    const registration = [name, origins.get(host) ?? '', prefix, '--site', siteFile];
    await runIn(workspace, ['npm', 'run', 'register', '--', ...registration]);
    await withPage(browser, (page) => visit(page, name, prefix));
    console.log(
      `${name}: published and registered, its page shows in the site, with layout, styles, session, toast and data.`,
    );
  }
} finally {
  await browser.close();
  await site.stop();
}

async function visit(page: Page, name: string, prefix: string): Promise<void> {
  await page.goto(site.origin + prefix);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The shell's layout surrounds the app's page.
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.getByText('You are not signed in.')).toBeVisible();
  await page.getByRole('button', { name: 'Show a message' }).click();
  await expect(page.getByText('This message is shown by the site.')).toBeVisible();
  await page.screenshot({ path: join(output, `${name}.png`) });
  await page.getByRole('main').getByRole('link', { name: 'Upcoming events' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  // Only the app's own style sheet styles this list, so the style proves that the sheet is loaded.
  await expect(page.getByRole('main').getByRole('list')).toHaveCSS('list-style-type', 'none');
}
