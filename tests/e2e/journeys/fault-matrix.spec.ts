import type { Page } from '@playwright/test';
import { answers, slowAnswers } from '../src/faults/answers';
import { breakSite } from '../src/faults/breakSite';
import { FaultHost } from '../src/faults/FaultHost';
import { expectIntact, FaultVisitor, type Seen } from '../src/faults/FaultVisitor';
import { columns, dataRow, getBuildFault, getReason, isTried, rows, type Row } from '../src/faults/matrix';
import { expectPrinted } from '../src/faults/outcomeTable';
import { startSite, type TestSite } from '../src/startSite';
import { storedFields } from '../src/storedFields';
import { expect, test } from '../src/test';

// Tries every file of an app with every faulty response of a real host (decision 066). `npm test` tries a part of the
// combinations (decision 137). Each fault has its own app and host, so that one visit covers all faults. The page has a
// fake clock for slow responses. docs/faults.md lists the outcomes.

test.use({ allowed: /./ });
// Each test takes about 10 s on an idle machine.
test.describe.configure({ mode: 'default', timeout: 180_000 });

let site: TestSite;
/** Hosts, one for each fault. */
let hosts: readonly FaultHost[];

test.beforeAll(async () => {
  hosts = await FaultHost.start(columns.length);
  site = await startSite({ guests: hosts.map(({ name, origin, path }) => ({ name, origin, owns: [path] })) });
});

test.afterAll(async () => {
  for (const host of hosts) host.stop();
  await site.stop();
});

for (const [rowNumber, row] of rows.entries()) {
  test(`${row.name}: every fault has its documented outcome`, async ({ freshPage: page }) => {
    const visitor = await FaultVisitor.start(page, site.origin);
    const outcomes: Record<string, string> = {};
    const cells = columns.flatMap((column, index) => {
      const host = hosts[index];
      const reason = getReason(row, column);
      if (reason !== undefined) outcomes[column] = reason;
      return reason === undefined && host && isTried(row, column)
        ? [{ column, host, isLeft: !row.warm && isLeft(rowNumber + index) }]
        : [];
    });
    for (const { column, host } of cells) host.publish(row.warm ? {} : getBuildFault(row, column));
    await visitor.visit();
    if (row.warm) {
      for (const { column, host } of cells) {
        await visitor.open(host.path);
        await visitor.see(host.name, 'page');
        // A fault of the manifest needs a new build. For other rows, only the host fails.
        if (row.name.startsWith('manifest')) host.publish(getBuildFault(row, column));
      }
      await visitor.visit();
    }
    for (const { column, host, isLeft } of cells) {
      await test.step(column, async () => {
        const outcome = await meet(visitor, row, column, host);
        outcomes[column] = outcome;
        if (isLeft) await leave(visitor, row, column, host);
        else await retry(visitor, row, column, host, outcome);
      });
    }
    await visitor.visit();
    for (const { host } of cells) {
      await visitor.open(host.path);
      expectIntact(await visitor.see(host.name, 'page'));
    }
    expect(visitor.loads).toBe(1);
    expectPrinted(row.name, outcomes);
  });
}

test('data: every fault has its documented outcome', async ({ freshPage: page }) => {
  const article = await storedFields(site, 'articles/auda-nepad-ni-nini');
  const visitor = await FaultVisitor.start(page, site.origin);
  await visitor.visit();
  const outcomes: Record<string, string> = {};
  for (const [index, column] of columns.entries()) {
    const answer = answers[column] ?? slowAnswers[column];
    const reason = getReason(dataRow, column);
    if (!answer || reason !== undefined) {
      outcomes[column] = reason ?? '';
      continue;
    }
    if (!isTried(dataRow, column)) continue;
    await test.step(column, async () => {
      const path = `articles/fault-${index}`;
      await visitor.openOther();
      // Each fault has its own copy of the article, because the page caches articles.
      site.firestore.put(path, article);
      const isHeld = (url: string) => url.includes(`/documents/${path}?`);
      const { met, repair } = breakSite(site, ({ url = '' }) => (isHeld(url) ? answer : undefined), 'application/json');
      await visitor.open(`/${path}`);
      await met;
      const seen = seeItem(page);
      const outcome = await (slowAnswers[column] ? visitor.runClockUntil(seen, isHeld) : seen);
      outcomes[column] = outcome;
      if (isLeft(index)) await visitor.openOther();
      repair();
      if (isLeft(index)) await visitor.open(`/${path}`);
      else if (outcome === 'error') await visitor.retry();
      await getFacts(page).waitFor();
    });
  }
  expect(visitor.loads).toBe(1);
  expectPrinted(dataRow.name, outcomes);
});

/**
 * Returns true for cells in which the visitor leaves the page and comes back. In all other cells, the visitor presses
 * "Try again".
 */
const isLeft = (cell: number) => cell % 2 === 1;

const getFacts = (page: Page) => page.getByRole('complementary', { name: 'At a glance' });

async function seeItem(page: Page): Promise<Seen['outcome']> {
  const error = page.getByRole('main').getByRole('alert').filter({ hasText: 'Try again' });
  await error.or(getFacts(page)).first().waitFor();
  return (await error.isVisible()) ? 'error' : 'page';
}

/** Opens the page of an app while the app's host fails, and returns the outcome. */
async function meet(visitor: FaultVisitor, row: Row, column: string, host: FaultHost): Promise<Seen['outcome']> {
  const before = visitor.loads;
  const slow = slowAnswers[column];
  const answer = answers[column] ?? slow;
  const isMet = answer && host.break(row.files, answer);
  await visitor.open(host.path);
  if (row.part) {
    await visitor.see(host.name, 'page');
    await visitor.openPart(column);
  }
  if (slow) await isMet;
  const seen = await (slow
    ? visitor.runClockUntil(visitor.see(host.name), (url) => host.isHeld(url))
    : visitor.see(host.name));
  expectIntact(seen);
  // A missing file causes at most one reload. A hanging request causes none.
  expect(visitor.loads - before).toBeLessThanOrEqual(slow ? 0 : 1);
  if (seen.isSite && !/cold/.test(row.name)) expect(seen.text).toContain(host.build);
  if (seen.isPart) expect(seen.typed).toBe(column);
  return seen.outcome;
}

/** Ends the fault, presses "Try again" and expects the page with the visitor's input. */
async function retry(
  visitor: FaultVisitor,
  row: Row,
  column: string,
  host: FaultHost,
  outcome: Seen['outcome'],
): Promise<void> {
  repair(row, column, host);
  if (outcome === 'page') return;
  await visitor.retry();
  const seen = await visitor.see(host.name, 'page');
  expectIntact(seen);
  if (seen.isPart) expect(seen.typed).toBe(column);
}

/** Opens a page of another app, ends the fault, returns to the first page and expects its content. */
async function leave(visitor: FaultVisitor, row: Row, column: string, host: FaultHost): Promise<void> {
  await visitor.openOther();
  repair(row, column, host);
  await visitor.open(host.path);
  expectIntact(await visitor.see(host.name, 'page'));
}

function repair(row: Row, column: string, host: FaultHost): void {
  host.repair();
  if (getBuildFault(row, column)) host.publish();
}
