import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { workspace } from '../src/startSite';
import { withPage } from './browser';

// The outside app of contract 1 (packages/app-kit/fixtures/contract-1), which both proofs of upgrades publish.

export const name = 'contract_one';
/** Name of the app's Hosting site. */
export const host = 'contract-one';
export const prefix = '/contract-one';
/** Build that was made with the last kit of contract 1. */
export const builtForContract1 = join(workspace, 'packages/app-kit/fixtures/contract-1/dist');

interface Expected {
  /** Origin of the site. */
  readonly site: string;
  /** Origin of the app's host. */
  readonly app: string;
  readonly build: string;
  /** Pattern for errors that pages log, because the proof causes them. */
  readonly allowed?: RegExp;
}

/** Returns the id of the build in the app's folder. */
export function readBuild(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, 'dist/manifest.json'), 'utf8')) as { readonly build: string }).build;
}

/** Returns a set that contains the builds of the app at the origin `app` from which a page requests files from now on. */
export function recordBuilds(page: Page, app: string): ReadonlySet<string> {
  const builds = new Set<string>();
  page.on('request', (request) => {
    const [, build] = request.url().split(`${app}/`);
    if (build?.startsWith('b-')) builds.add(build.slice(0, build.indexOf('/')));
  });
  return builds;
}

/** Expects that the server renders a page of the app, and that it starts in a browser with the files of `build` only. */
export async function expectBuild(browser: Browser, { site, app, build, allowed }: Expected): Promise<void> {
  const url = `${site}${prefix}/years/2026`;
  await expect.poll(async () => (await fetch(url)).text(), { timeout: 30_000 }).toContain('Notes of 2026');
  await withPage(
    browser,
    async (page) => {
      const builds = recordBuilds(page, app);
      await page.goto(url);
      await expect(page.getByText('Notes of 2026')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-scripting', 'on');
      await page.waitForLoadState('networkidle');
      expect([...builds]).toEqual([build]);
    },
    allowed,
  );
}
