import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unsupportedPolicy } from '@adp/site-document/hosting';
import { chromium, expect, type Page } from '@playwright/test';
import { freeOrigin } from '../src/freeOrigin';
import { startSite, workspace } from '../src/startSite';

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

const runFile = promisify(execFile);
// tools/scripts/proof/outside.mjs passes the apps as an argument.
const guests = JSON.parse(process.argv[2] ?? '[]') as readonly Guest[];
const origins = new Map(await Promise.all(guests.map(async ({ host }) => [host, await freeOrigin()] as const)));
const site = await startSite({ hosts: Object.fromEntries(origins) });
const output = join(workspace, '.tmp', 'outside');
mkdirSync(output, { recursive: true });
const siteFile = join(output, 'site.json');
writeFileSync(siteFile, JSON.stringify({ ...site.file, hosting: { project: 'demo-adp', api: site.origin } }));
const executablePath = process.env['ADP_CHROMIUM'];
const browser = await chromium.launch(executablePath ? { executablePath } : {});
try {
  for (const { name, host, prefix, folder } of guests) {
    // The app's team publishes the app from its repository. Afterwards, the site's team registers the app.
    const env = { ...process.env, FIREBASE_HOSTING_API_URL: site.origin };
    const { stdout } = await runFile('npx', ['adp', 'publish', '--site', site.origin], { cwd: folder, env });
    expect(stdout).toContain(`npm run register -- ${name} ${origins.get(host)}`);
    const registration = [name, origins.get(host) ?? '', prefix, '--site', siteFile];
    await runFile('npm', ['run', 'register', '--', ...registration], { cwd: workspace });
    const page = await browser.newPage();
    const complaints = watch(page);
    await visit(page, name, prefix);
    expect(complaints).toEqual([]);
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

/** Returns a list that collects the console errors of the page. */
function watch(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !unsupportedPolicy.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
