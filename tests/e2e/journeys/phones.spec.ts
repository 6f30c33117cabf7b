import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { putMember } from '../src/accounts';
import { counted } from '../src/counted';
import { measure, measureMemory, type Cost } from '../src/mainThread';
import { cards, lists, number } from '../src/manyItems';
import { startSite, workspace } from '../src/startSite';
import { expect, test } from '../src/test';

// Measures the CPU time of clicks and key presses on lists of 2,000 items, to estimate the time on a phone whose
// processor is four times slower. Runs only with ADP_TIMINGS=1, because other work on the machine distorts all times.
// Writes docs/phones.md.

const SLOWER = 4;
const MORE = 8;

interface LanguageMemory {
  readonly language: string;
  readonly bytes: number;
}

interface Row {
  readonly list: string;
  readonly action: string;
  readonly cost: Cost;
}

test('clicks and key presses on lists of 2,000 items are measured for a processor four times slower', async ({
  browser,
}) => {
  test.skip(!process.env['ADP_TIMINGS'], 'ADP_TIMINGS=1 measures it');
  test.setTimeout(1_200_000);
  const site = await startSite({ items: 2_000, edge: true });
  for (let member = 0; member < 2_000; member += 1)
    putMember(site, {
      uid: `m${member}`,
      username: `member-${member}`,
      name: `Member ${member} of many`,
      listed: true,
    });
  const rows: Row[] = [];
  const memory: { readonly list: string; readonly first: number; readonly long: number; readonly nodes: number }[] = [];
  for (const [path, list] of [...lists, ['/people', 'Members'] as const]) {
    const context = await browser.newContext({ viewport: { width: 360, height: 780 }, locale: 'en-GB' });
    const page = await context.newPage();
    const add = async (action: string, act: () => Promise<unknown>, done: () => Promise<unknown>) => {
      rows.push({ list: path, action, cost: await measure(page, act, done) });
    };
    await page.goto(site.origin + path);
    await expect(cards(page, list).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1_000);
    const first = await measureMemory(page);

    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await add(
      'open the menu',
      () => menu.click(),
      () => expect(page.getByRole('dialog')).toBeVisible(),
    );
    await add(
      'close the menu',
      () => page.keyboard.press('Escape'),
      () => expect(page.getByRole('dialog')).toBeHidden(),
    );
    const field = page.getByRole('searchbox').first();
    await add(
      'focus the search',
      () => field.click(),
      () => page.waitForLoadState('networkidle'),
    );
    for (const key of 'data')
      await add(
        'type in the search',
        () => page.keyboard.press(key),
        () => expect(field).toHaveValue(/./),
      );
    if (path !== '/people') {
      await page.goto(site.origin + path);
      await expect(cards(page, list).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const toggle = page.getByRole('button', { name: /^Filters/ });
      const country = page.locator('summary', { hasText: 'Country' });
      const kenya = page.getByLabel(counted('Kenya'));
      await add(
        'open the filters',
        () => toggle.click(),
        () => expect(country).toBeVisible(),
      );
      await add(
        'open one filter',
        () => country.click(),
        () => expect(kenya).toBeVisible(),
      );
      await add(
        'choose a country',
        () => kenya.check(),
        () =>
          expect(page)
            .toHaveURL(/country=KE/)
            .then(() => expect(number(page)).toBeVisible()),
      );
      await add(
        'remove the country',
        () => page.goBack(),
        () =>
          expect(page)
            .not.toHaveURL(/country=KE/)
            .then(() => expect(number(page)).toBeVisible()),
      );
    }
    const more = page.getByRole('link', { name: 'Show more' });
    let shown = await cards(page, list).count();
    for (let press = 1; press <= MORE; press += 1) {
      const act = () => more.click();
      // Waits for the layout first. Content that scrolls into view may otherwise move the link during the click.
      const done = () =>
        expect(async () => {
          const arrived = expect.poll(() => cards(page, list).count(), { timeout: 3_000 }).toBeGreaterThan(shown);
          await arrived.catch(act);
          expect(await cards(page, list).count()).toBeGreaterThan(shown);
        }).toPass();
      if (press === 1 || press === MORE)
        await add(press === 1 ? '“Show more”, first' : `“Show more”, ${MORE}th`, act, done);
      else await act().then(done);
      shown = await cards(page, list).count();
    }
    await add(
      `open the menu over ${shown} items`,
      () => menu.click(),
      () => expect(page.getByRole('dialog')).toBeVisible(),
    );
    await page.keyboard.press('Escape');
    const long = await measureMemory(page);
    memory.push({ list: path, first: first.bytes, long: long.bytes, nodes: long.nodes });
    await context.close();
  }
  const inLanguages = await readInLanguages(browser, `${site.origin}/articles`);
  await site.stop();
  writeFileSync(`${workspace}/docs/phones.md`, toPage(rows, memory, inLanguages));
});

/** Opens a page in each of the five languages through the menu, and returns the memory in use after each page. */
async function readInLanguages(browser: Browser, address: string): Promise<readonly LanguageMemory[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(address);
  const measured: LanguageMemory[] = [];
  for (const language of ['en', 'fr', 'pt', 'ar', 'sw', 'en']) {
    if (measured.length > 0) {
      await page.getByRole('banner').locator('button[aria-haspopup=dialog]').click();
      await page.getByRole('dialog').locator(`a[hreflang=${language}]`).click();
    }
    await expect(page.locator(`html[lang=${language}] main li article`).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1_000);
    measured.push({ language, bytes: (await measureMemory(page)).bytes });
  }
  await context.close();
  return measured;
}

const inMb = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const slow = (milliseconds: number) => `${Math.round(milliseconds * SLOWER)} ms`;

/** Returns a sentence that lists the actions with a cost above `limit` milliseconds. */
function toSentence(what: string, limit: number, rows: readonly Row[], cost: keyof Cost): string {
  const above = rows.filter((row) => Math.round(row.cost[cost] * SLOWER) > limit);
  const named = above.map((row) => `${row.action} on ${row.list} (${slow(row.cost[cost])})`);
  return `${what} above ${limit} ms: ${named.length === 0 ? 'none' : [...new Set(named)].join(', ')}.`;
}

function toPage(
  rows: readonly Row[],
  memory: readonly { list: string; first: number; long: number; nodes: number }[],
  inLanguages: readonly LanguageMemory[],
): string {
  const actions = [...new Set(rows.map(({ action }) => action))];
  const paths = [...new Set(rows.map(({ list }) => list))];
  const cell = (action: string, path: string) => {
    const costs = rows.filter((row) => row.action === action && row.list === path).map(({ cost }) => cost);
    if (costs.length === 0) return '–';
    return `${slow(Math.max(...costs.map(({ frame }) => frame)))}, ${slow(Math.max(...costs.map(({ longest }) => longest)))}`;
  };
  return `${[
    '# Small phones: cost of each action',
    '',
    `Measured on ${new Date().toISOString().slice(0, 10)} with 2,000 generated items in the five lists and 2,000 members, 360 px wide: ${cpus().length} cores (${cpus()[0]?.model.trim() ?? ''}), load average ${loadavg()[0]?.toFixed(1)}.`,
    'Rerun after a build with `ADP_TIMINGS=1 npx playwright test --config tests/e2e/playwright.config.ts phones`.',
    '',
    `Each cell contains two times of the main thread: from the input to the next painted frame, and the longest task until the action was complete. Both are multiplied by ${SLOWER} to represent a processor that is ${SLOWER} times slower.`,
    'Tasks in which the test evaluates expressions in the page are excluded.',
    'The times are CPU times of the thread. They exclude other work of the machine, and the screen, which adds one or two frames of 16 ms. The goals are 200 ms to the next',
    'frame and no task over 50 ms. If an action consists of several key presses, the slowest counts. The first press of each kind also compiles its code.',
    '',
    `| action | ${paths.join(' | ')} |`,
    `| --- |${' --- |'.repeat(paths.length)}`,
    ...actions.map((action) => `| ${action} | ${paths.map((path) => cell(action, path)).join(' | ')} |`),
    '',
    toSentence('Presses', 200, rows, 'frame'),
    toSentence('Tasks', 50, rows, 'longest'),
    '',
    'The page behind the menu is not rendered (`content-visibility: hidden`), so making it inert costs nothing. The caret is removed from that page, because Chromium would look for',
    'a new position in each frame. The state of the menu is rendered in a task after the one that shows the menu. The search builds its index in steps of 5 ms.',
    'Cards outside the screen are not laid out (`content-visibility`), and visible cards are not rendered again when more cards load.',
    '',
    '## Memory',
    '',
    'Memory after garbage collection: objects of scripts, objects of the document (Oilpan), and the strings and buffers of both. The goal is 80 MB.',
    '',
    `| list | first view | after “Show more” ${MORE} times | DOM nodes |`,
    '| --- | --- | --- | --- |',
    ...memory.map(
      ({ list, first, long, nodes }) => `| ${list} | ${inMb(first)} | ${inMb(long)} | ${nodes.toLocaleString('en')} |`,
    ),
    '',
    'One page, `/articles`, opened in each of the five languages through the menu:',
    '',
    `| ${inLanguages.map(({ language }) => language).join(' | ')} |`,
    `|${' --- |'.repeat(inLanguages.length)}`,
    `| ${inLanguages.map(({ bytes }) => inMb(bytes)).join(' | ')} |`,
  ].join('\n')}\n`;
}
