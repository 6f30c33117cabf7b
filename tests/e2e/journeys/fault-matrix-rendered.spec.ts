import type { Browser, Page } from '@playwright/test';
import type { Answer } from '../src/faults/answers';
import { answers, slowAnswers } from '../src/faults/answers';
import { breakSite } from '../src/faults/breakSite';
import { FaultHost } from '../src/faults/FaultHost';
import { columns, getBuildFault, getReason, isTried, renderedRows, shellRows, type Row } from '../src/faults/matrix';
import { expectPrinted } from '../src/faults/outcomeTable';
import { recordStart, waitForStart } from '../src/pageStart';
import { startSite, type TestSite } from '../src/startSite';
import { expect, test } from '../src/test';

// Server-rendered pages whose files fail in the browser (decision 128). Each cell of the matrix is a separate visit
// with a real clock. The slow cells of all rows run concurrently in one test. docs/faults.md lists the outcomes.

test.describe.configure({ mode: 'default', timeout: 240_000 });

const slowColumns = Object.keys(slowAnswers);
/** Columns whose cells run one after the other, because their outcomes depend on the builds of previous cells. */
const fastColumns = columns.filter((column) => !slowColumns.includes(column));
/** Groups of columns that run concurrently. Each has its own host. */
const groups = [fastColumns, ...slowColumns.map((column) => [column])];
/** Maximum waiting time in milliseconds. The page or the notice appears within 20 s, and a slow machine needs more. */
const WAIT = 25_000;

let site: TestSite;
let hosts: readonly FaultHost[];

test.beforeAll(async () => {
  hosts = await FaultHost.start(groups.length);
  for (const host of hosts) host.publish();
  site = await startSite({
    edge: true,
    guests: hosts.map(({ name, origin, path }) => ({ name, origin, owns: [path] })),
  });
});

test.afterAll(async () => {
  for (const host of hosts) host.stop();
  await site.stop();
});

/** Cell of the matrix. `break` starts the fault before the page opens, and `repair` ends it. */
interface Cell {
  readonly column: string;
  readonly path: string;
  readonly title: string;
  readonly break: () => void;
  readonly repair: () => void;
  /** Performs an action that only a hydrated page supports. */
  readonly use: (page: Page) => Promise<void>;
}

function toGuestCell(row: Row, column: string): Cell {
  const host = hosts[groups.findIndex((group) => group.includes(column))];
  if (!host) throw new Error('There is no host.');
  return {
    column,
    path: host.path,
    title: `The page of ${host.name}`,
    break: () => {
      const answer = answers[column] ?? slowAnswers[column];
      host.publish(getBuildFault(row, column));
      if (answer) void host.break(row.files, answer);
    },
    repair: () => {
      host.repair();
      if (getBuildFault(row, column)) host.publish();
    },
    use: async (page) => {
      await page.getByRole('button', { name: 'Open the part' }).click();
      await page.getByRole('heading', { level: 2, name: 'The part' }).waitFor();
    },
  };
}

test('slow responses have their documented outcome in every row', async ({ browser }) => {
  await Promise.all(
    slowColumns.map(async (column) => {
      for (const row of renderedRows) {
        const outcomes = await tryCells(row, [[column]], () => meetCell(browser, toGuestCell(row, column)));
        expectPrinted(row.name, outcomes, 'outcomes where rendered');
      }
    }),
  );
});

for (const row of renderedRows) {
  test(`${row.name}: every other fault has its documented outcome`, async ({ browser }) => {
    const outcomes = await tryCells(row, [fastColumns], (column) => meetCell(browser, toGuestCell(row, column)));
    expectPrinted(row.name, outcomes, 'outcomes where rendered');
  });
}

for (const row of shellRows) {
  test(`${row.name}: every fault has its documented outcome`, async ({ browser }) => {
    const broken = new Map<string, Answer>();
    const { repair: repairAll } = breakSite(
      site,
      ({ url = '', headers: { referer } }) => {
        if (!row.files.test(url) || !referer) return undefined;
        const { pathname, search } = new URL(referer);
        return broken.get(pathname + search);
      },
      'text/javascript',
    );
    const toCell = (column: string): Cell => {
      const path = `${row.path}?cell=${columns.indexOf(column)}`;
      return {
        column,
        path,
        title: row.title,
        break: () => {
          const answer = answers[column] ?? slowAnswers[column];
          if (answer) broken.set(path, answer);
        },
        repair: () => void broken.delete(path),
        use: async (page) => {
          if (row.path === '/login') return;
          // Checks `aria-expanded`, because the menu also opens without scripts, but then this attribute does not
          // change.
          const opener = page.locator('header button[aria-haspopup]');
          await opener.click();
          await expect(opener).toHaveAttribute('aria-expanded', 'true');
        },
      };
    };
    const outcomes = await tryCells(row, groups, (column) => meetCell(browser, toCell(column)));
    expectPrinted(row.name, outcomes, 'outcomes where rendered');
    repairAll();
  });
}

for (const width of [360, 1440]) {
  test(`at ${width} px, links and forms of the retained content work, and no control fails silently`, async ({
    browser,
  }) => {
    // Fail the app only after checking the page that is still waiting for its scripts.
    let fail: () => void = () => undefined;
    const checked = new Promise<void>((resolve) => (fail = resolve));
    site.injectFault((request, response) => {
      if (!request.url?.includes('/entry.js')) return false;
      void checked.then(() => response.writeHead(404).end());
      return true;
    }, 'mfe-content');
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const page = await context.newPage();
    const expectServed = async () => {
      await page.locator('#waiting button').waitFor({ timeout: WAIT });
      expect(await findSilentControls(page)).toEqual([]);
    };
    await page.goto(`${site.origin}/articles`, { waitUntil: 'commit' });
    const panel = page.getByRole('region', { name: 'Filters' });
    await expect(page.getByRole('list', { name: 'Articles' })).toBeVisible();
    const filters = panel.getByRole('link', { name: 'Filters' });
    await expect(filters).toBeHidden();
    fail();
    await expectServed();
    await filters.click();
    await page.waitForURL('**/articles?filters=open#filters');
    await expectServed();
    await panel.locator('summary', { has: page.getByText('Theme', { exact: true }) }).click();
    await panel.getByLabel('Health', { exact: true }).check();
    await panel.getByRole('button', { name: 'Show results' }).click();
    await page.waitForURL(/[?&]theme=health/);
    await expect(page.getByRole('list', { name: 'Selected filters' }).getByRole('link').first()).toBeVisible();
    await expectServed();
    const link = page.getByRole('list', { name: 'Articles' }).getByRole('article').first().getByRole('link').first();
    const title = await link.innerText();
    await link.click();
    await page.waitForURL(/[/]articles[/]/);
    await expectServed();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('summary[data-scripted]:visible')).toHaveCount(0);
    site.repair();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Share', { exact: true }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-scripting', 'on');
    await context.close();
  });
}

test('an item remains visible if the visitor goes back to it while its data cannot be loaded', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await recordStart(page);
  await page.goto(`${site.origin}/articles`);
  const first = page.getByRole('list', { name: 'Articles' }).getByRole('article').first().getByRole('link').first();
  const path = await first.getAttribute('href');
  await page.goto(site.origin + path);
  await waitForStart(page);
  const content = await page.locator('main h1').innerText();
  await page.getByRole('link', { name: 'About this site' }).first().click();
  await expect(page).toHaveURL(/[/]about/);
  // Simulates a failure of both the site's endpoints and Firestore.
  await page.route(/[/]api[/]v1[/]|[/]v1[/]projects[/]/, (route) => route.abort());
  await page.goBack();
  const notice = page.getByRole('alert').filter({ hasText: 'The latest version of this item could not be loaded' });
  await expect(notice).toBeVisible({ timeout: WAIT });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content);
  await page.unroute(/[/]api[/]v1[/]|[/]v1[/]projects[/]/);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeHidden();
  await context.close();
});

/** Returns the visible controls that do nothing without scripts. */
function findSilentControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLButtonElement>('#root :is(button, input, select, textarea):enabled')]
      .filter((control) => control.checkVisibility() && !control.form?.hasAttribute('action'))
      .filter((control) => !control.popoverTargetElement && !Reflect.get(control, 'commandForElement'))
      .map(({ outerHTML }) => outerHTML),
  );
}

/** Tries groups of a row's cells concurrently, and returns the outcomes by fault. */
async function tryCells(
  row: Row,
  tried: readonly (readonly string[])[],
  meet: (column: string) => Promise<string>,
): Promise<Readonly<Record<string, string>>> {
  const outcomes: Record<string, string> = {};
  const tryGroup = async (group: readonly string[]) => {
    for (const column of group) {
      const reason = getReason(row, column);
      if (reason !== undefined) outcomes[column] = reason;
      else if (isTried(row, column)) outcomes[column] = await meet(column);
    }
  };
  await Promise.all(tried.map(tryGroup));
  return outcomes;
}

async function meetCell(browser: Browser, cell: Cell): Promise<string> {
  const { column, path, title } = cell;
  const context = await browser.newContext();
  const page = await context.newPage();
  await recordStart(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  cell.break();
  const html = await page.goto(site.origin + path, { waitUntil: 'commit' });
  const isContent = (await html?.text())?.includes('type="waiting"') ?? false;
  const outcome = await see(page, title, isContent);
  // The page may reload once, to replace a build whose files are missing, but not in a loop.
  expect(loads, `${column}: loads`).toBeLessThanOrEqual(2);
  expect(await page.evaluate(() => Reflect.get(window, 'altered')), `${column}: altered`).not.toBe(1);
  if (isContent) {
    await expect(page.getByRole('heading', { level: 1 }), column).toContainText(title);
    await expect(page.getByRole('contentinfo'), column).toBeVisible();
  }
  cell.repair();
  if (outcome !== 'page') {
    await page.evaluate(() => Reflect.set(window, 'isBefore', true));
    await page.locator('#waiting :is(button, a)').click();
    await page.waitForFunction(() => !Reflect.has(window, 'isBefore'));
    expect(await see(page, title, isContent), `${column}: after it was repaired`).toBe('page');
  }
  await cell.use(page);
  await context.close();
  return outcome;
}

/**
 * Returns the final state of the page: hydrated, with the server's content only, or without content and with a notice.
 */
async function see(page: Page, title: string, isContent: boolean): Promise<string> {
  const outcome = await page.waitForFunction(
    ([expectedTitle, hasContent]) => {
      const heading = document.querySelector('main h1')?.textContent ?? '';
      const hasNotice = document.querySelector('#waiting :is(button, a)') !== null;
      if (hasNotice) return hasContent ? 'content kept' : 'sentence';
      const hasStarted = !hasContent || Reflect.get(window, 'hasStarted');
      return hasStarted && heading.includes(expectedTitle) ? 'page' : undefined;
    },
    [title, isContent] as const,
    { timeout: WAIT },
  );
  return String(await outcome.jsonValue());
}
