import { chromium, type Browser, type Page } from '@playwright/test';
import type { PageProblem } from './renderPages';

/** Timeout for a page to start, in milliseconds. */
const START_TIMEOUT = 20_000;
/** Time in which a started page may still report errors, in milliseconds. */
const SETTLE_TIME = 500;

/** Opens pages in a headless browser. Returns errors of hydration, uncaught and logged errors, and pages without a heading. */
export async function visitPages(
  origin: string,
  paths: readonly string[],
  executablePath: string | undefined,
): Promise<readonly PageProblem[]> {
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const problems: PageProblem[] = [];
    for (const path of paths) problems.push(...(await visit(browser, origin, path)));
    return problems;
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, origin: string, path: string): Promise<readonly PageProblem[]> {
  // A new context has no stored state. Its pages do not register the service worker, which would hide requests.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const reasons: string[] = [];
  page.on('pageerror', (error) => reasons.push(`an uncaught error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') reasons.push(`an error in the console: ${message.text()}`);
  });
  await page.addInitScript(() => addEventListener('adp.started', () => Reflect.set(globalThis, 'hasStarted', true)));
  try {
    await page.goto(origin + path, { timeout: START_TIMEOUT });
    reasons.push(...(await describeStart(page)));
  } catch (error) {
    reasons.push(`it does not open: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await context.close();
  }
  return reasons.map((reason) => ({ path, reason }));
}

async function describeStart(page: Page): Promise<readonly string[]> {
  const hasStarted = await page
    .waitForFunction(() => Reflect.has(globalThis, 'hasStarted'), undefined, { timeout: START_TIMEOUT })
    .then(
      () => true,
      () => false,
    );
  await page.waitForTimeout(SETTLE_TIME);
  if (!hasStarted) return ['its scripts do not start'];
  const heading = await page
    .locator('h1')
    .first()
    .textContent({ timeout: START_TIMEOUT })
    .catch(() => null);
  return heading?.trim() ? [] : ['it has no heading'];
}
