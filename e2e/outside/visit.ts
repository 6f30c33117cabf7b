import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { freeOrigin } from '../src/freeOrigin';
import { startSite, workspace } from '../src/startSite';
import { serveFolder } from './serveFolder';

// `tsx e2e/outside/visit.ts '[{ "name": "energy_atlas", "owns": ["/energy-atlas"], "dist": "/…/dist" }]'`: apps that were
// built elsewhere, from the template or by docs/own-app.md, in this site: their page shows with layout, styles, session and
// toast, and their list with the site's data.
interface Guest {
  readonly name: string;
  readonly owns: readonly [string];
  readonly dist: string;
}

// Written by tools/proof/outside.mjs.
const guests = JSON.parse(process.argv[2] ?? '[]') as readonly Guest[];
const hosts = await Promise.all(
  guests.map(async ({ name, owns, dist }) => {
    const origin = await freeOrigin();
    return { name, owns, origin, server: await serveFolder(dist, origin) };
  }),
);
const site = await startSite({ guests: hosts.map(({ name, owns, origin }) => ({ name, owns, origin })) });
const executablePath = process.env['ADP_CHROMIUM'];
const browser = await chromium.launch(executablePath ? { executablePath } : {});
try {
  for (const { name, owns } of hosts) {
    const page = await browser.newPage();
    const complaints = watch(page);
    await visit(page, name, owns[0]);
    expect(complaints).toEqual([]);
    console.log(`${name}: its page shows in the site, with layout, styles, session, toast and data.`);
  }
} finally {
  await browser.close();
  await site.stop();
  for (const { server } of hosts) server.close();
}

async function visit(page: Page, name: string, prefix: string): Promise<void> {
  await page.goto(site.origin + prefix);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The layout is the shell's.
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.getByText('You are not signed in.')).toBeVisible();
  await page.getByRole('button', { name: 'Show a message' }).click();
  await expect(page.getByText('This message is shown by the site.')).toBeVisible();
  const pictures = join(workspace, '.tmp', 'outside');
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `${name}.png`) });
  await page.getByRole('main').getByRole('link', { name: 'Coming events' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  // The app's own style sheet: its class names begin with its prefix.
  await expect(page.getByRole('main').getByRole('list')).toHaveCSS('list-style-type', 'none');
}

/** What the page complains of. */
function watch(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
