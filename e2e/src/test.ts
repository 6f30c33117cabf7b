import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { startSite, workspace, type TestSite } from './startSite';

export { expect };

interface Fixtures {
  /** Complaints of the page that this test causes on purpose: those that match are let pass. */
  readonly allowed: RegExp | undefined;
}

interface WorkerFixtures {
  /** A sound site that tests only read. */
  readonly site: TestSite;
}

/** Playwright's test on the built site: any console error, uncaught error, failed request or foreign request fails it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  allowed: [undefined, { option: true }],
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function uses from its first parameter
    async ({}, run) => {
      mkdirSync(join(workspace, '.tmp'), { recursive: true });
      const site = await startSite();
      await run(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  page: async ({ page, allowed }, run) => {
    const complaints = watch(page);
    await run(page);
    expect(complaints.filter((complaint) => !allowed?.test(complaint))).toEqual([]);
  },
});

/**
 * Chromium's warning of a preload that it has not seen used, a few seconds after the page has loaded. A page preloaded on
 * intent is by nature ahead of its use: where the pointer meets a link just before Chromium looks, it warns. What a
 * first view asks for in vain is for budgets.spec.ts to count.
 */
const unusedPreload = /^The resource \S+ was preloaded using link preload but not used within a few seconds/;

function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const complains = message.type() === 'error' || message.type() === 'warning';
    if (complains && !unusedPreload.test(message.text())) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // What a page was still asking for when it was left, or no longer wanted itself, is no fault.
    if (why !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${why}`);
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') complaints.push(`foreign: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`status ${response.status()}: ${response.url()}`);
  });
  return complaints;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/** What axe finds on the page, by WCAG 2.2 A and AA and its best practices; nothing on a good page. */
export async function axe(page: Page): Promise<string[]> {
  // What comes in or goes out by a short fade has no contrast of its own yet.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) <= 1_000)
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );
  // Half a megabyte: once for each document.
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(axeSource);
  const { violations } = await page.evaluate<AxeResult>('axe.run(document, { resultTypes: ["violations"] })');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
  );
}

/** By how many pixels the page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Interactive elements whose answering area is below 44 px, links inside running text apart (WCAG 2.5.8's exception). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button')) {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!shown || style.position === 'absolute' || (style.display === 'inline' && element.closest('p'))) continue;
      const after = getComputedStyle(element, '::after');
      // A card's link answers on the whole of its card.
      const around = style.position === 'static' && after.inset === '0px' ? element.offsetParent : null;
      if (around && around.getBoundingClientRect().height >= 43.5) continue;
      const grown = after.position === 'absolute' && after.content !== 'none';
      const height = grown
        ? box.height - parseFloat(after.insetBlockStart) - parseFloat(after.insetBlockEnd)
        : box.height;
      const width = grown
        ? box.width - parseFloat(after.insetInlineStart) - parseFloat(after.insetInlineEnd)
        : box.width;
      if (height < 43.5 || width < 43.5)
        small.push(`${element.outerHTML.slice(0, 120)} is ${Math.round(width)} × ${Math.round(height)} px`);
    }
    return small;
  });
}
