import { launch, type Page } from 'puppeteer-core';
import { expect } from './test';

/**
 * Messages of the network that Firefox reports like uncaught errors. The hash is that of an empty response, which a
 * cancelled or failed request has.
 */
const networkMessage =
  /Cross-Origin Request Blocked|computed hash is “47DEQpj8HBSa[+][/]TImW[+]5JCeuQeRkm5NMpJWZG3hSuFU=”/;

/**
 * Opens a page in a new Firefox, and fails if the page reports an uncaught error. Uses WebDriver BiDi, because
 * Playwright cannot drive the Firefox of a system.
 */
export async function inFirefox(executablePath: string, visit: (page: Page) => Promise<void>): Promise<void> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' },
  });
  try {
    const page = await browser.newPage();
    const uncaught: string[] = [];
    page.on('pageerror', (error) => {
      if (!networkMessage.test(String(error))) uncaught.push(String(error));
    });
    await page.setViewport({ width: 1280, height: 800 });
    await visit(page);
    expect(uncaught, 'uncaught errors').toEqual([]);
  } finally {
    await browser.close();
  }
}

/**
 * Waits for an element with this tag and text, and clicks it. Does not search by role, because Firefox then computes the
 * accessibility tree, which takes more than a minute on a busy machine.
 */
export async function click(page: Page, tag: 'a' | 'button' | 'label', text: string): Promise<void> {
  await page.locator(`::-p-xpath(//${tag}[normalize-space()="${text}"])`).click();
}

/** Expects that the first heading has this text. */
export async function expectHeading(page: Page, text: string): Promise<void> {
  await expect.poll(() => readText(page, 'main h1'), { timeout: 30_000 }).toBe(text);
}

/** Returns the text of the first matching element, or an empty string if the page does not contain one yet. */
export async function readText(page: Page, selector: string): Promise<string> {
  return page.evaluate((each) => document.querySelector<HTMLElement>(each)?.innerText.trim() ?? '', selector);
}
