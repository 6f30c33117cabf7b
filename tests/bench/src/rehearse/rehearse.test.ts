/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isFull } from '../../../../tools/scripts/isFull.mjs';
import { buildFederated, type FederatedSite } from '../sites/buildFederated';
import { createWorld, type Quantities, type World } from './createWorld';
import { rehearseAlerts } from './rehearseAlerts';
import { rehearseDay } from './rehearseDay';
import { rehearseImport } from './rehearseImport';
import { rehearseLinks } from './rehearseLinks';
import { rehearseMembers, storeMembers } from './rehearseMembers';
import { rehearseOutage } from './rehearseOutage';
import { rehearseRelease } from './rehearseRelease';
import { rehearseSearch } from './rehearseSearch';
import { rehearseSitemaps } from './rehearseSitemaps';
import { rehearseBursts } from './rehearseWrites';

// A small rehearsal in `npm test`, and a larger one in `npm run test:full`. `npm run rehearse` runs the largest one.

/** `share` is a share of the day's visits. `aroundWrites` is the share around an import and a release. */
const size = isFull
  ? {
      items: 10_000,
      share: 0.2,
      aroundWrites: 0.2,
      bursts: { profiles: 500, articles: 1_000, edits: 500 },
      rows: 1_000,
    }
  : { items: 1_000, share: 0.1, aroundWrites: 0.05, bursts: { profiles: 50, articles: 100, edits: 50 }, rows: 120 };
if (isFull) jest.setTimeout(300_000);
const fullTest = isFull ? test : test.skip;

const HOUR = 3_600_000;
const midnight = Date.UTC(2026, 10, 28);
const tomorrow = midnight + 24 * HOUR;
/** The cycle of link checks takes several days. */
const nextWeek = tomorrow + 8 * 24 * HOUR;
const workspace = resolve(__dirname, '../../../..');
let folder: string;
let site: FederatedSite;
let world: World;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  let port = 4_900;
  const nextOrigin = () => `http://127.0.0.1:${port++}`;
  site = await buildFederated({ workspace, out: folder, edge: 'function', nextOrigin });
  world = await createWorld({ workspace, site, items: size.items, start: midnight });
}, 120_000);
afterAll(async () => {
  await world.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Expects that every page has content, and that Firestore refused nothing. */
function expectAnswers({ statuses, refusals, pagesWithoutContent }: Quantities): void {
  expect(Object.keys(statuses)).toEqual(['200']);
  expect(refusals).toEqual({});
  expect(pagesWithoutContent).toBe(0);
}

const toReads = ({ documentsRead, pages, data }: Quantities) => documentsRead / (pages + data);

interface MinuteOptions {
  /** Start of the day, in milliseconds since 1970. */
  readonly day: number;
  readonly hour: number;
  readonly share: number;
}

async function measureMinute(measured: World, { day, hour, share }: MinuteOptions): Promise<Quantities> {
  const [minute] = await rehearseDay({ world: measured, midnight: day, hours: [hour], warmUp: 1, share });
  if (!minute) throw new Error('No minute was measured.');
  expectAnswers(minute);
  return minute;
}

test('with ten times as many visits, each response reads fewer documents, every page has content, and nothing is refused', async () => {
  const few = await measureMinute(world, { day: midnight, hour: 7, share: size.share / 10 });
  const many = await measureMinute(world, { day: midnight, hour: 9, share: size.share });
  expect((many.pages + many.data) / (few.pages + few.data)).toBeGreaterThan(8);
  expect(toReads(many)).toBeLessThan(toReads(few) * 0.8);
});

test('no commit fails while many members write, and no document is written too often', async () => {
  const bursts = await rehearseBursts({ world, from: midnight + 13 * HOUR, ...size.bursts });
  for (const { operations, failedOperations, commits, failedCommits, hottest } of Object.values(bursts)) {
    expect({ failedOperations, failedCommits }).toEqual({ failedOperations: 0, failedCommits: 0 });
    expect(commits).toBe(operations);
    expect(hottest.perSecond).toBeLessThan(0.2);
  }
});

fullTest('an import has no failed commits, and readers then read few more documents', async () => {
  const options = { world, folder, from: midnight + 17 * HOUR, rows: size.rows, share: size.aroundWrites };
  const { added, commits, failedCommits, hottest, before, after } = await rehearseImport(options);
  expect({ added, commits, failedCommits }).toEqual({
    added: size.rows,
    commits: Math.ceil(size.rows / 60),
    failedCommits: 0,
  });
  expect(hottest.perSecond).toBeLessThan(0.2);
  for (const minute of [before, after]) expectAnswers(minute);
  expect(toReads(after)).toBeLessThan(toReads(before) * 2);
});

fullTest(
  'the pages of a release have content, replace all former pages within a minute, and read few more documents',
  async () => {
    const options = { world, site, folder, from: midnight + 18 * HOUR, share: size.aroundWrites };
    const { before, after, oldPages, newPages, lastOldPage, appCode } = await rehearseRelease(options);
    for (const minute of [before, after]) expectAnswers(minute);
    expect(newPages).toBeGreaterThan(oldPages);
    expect(lastOldPage).toBeLessThan(50);
    expect(toReads(after)).toBeLessThan(toReads(before) * 1.5);
    expect(appCode).toBeGreaterThan(10_000);
  },
);

fullTest('searches find new, changed and imported items, and devices download at most 300 kB', async () => {
  const bucket = join(folder, 'search-bucket');
  const options = { workspace, world, folder: bucket, from: tomorrow, searches: 20, rows: 300 };
  const { created, changed, imported, deviceBytes, instance } = await rehearseSearch(options);
  expect(Math.max(created, changed)).toBeLessThanOrEqual(60);
  expect(imported.last.searches).toBeLessThan(60);
  expect(deviceBytes).toBeLessThan(300_000);
  expect(instance.searches).toBe(20);
});

fullTest('the sitemap contains all public items after at most five minutes', async () => {
  const bucket = join(folder, 'sitemap-bucket');
  const from = tomorrow + 12 * HOUR;
  const figures = await rehearseSitemaps({ world, folder: bucket, from, changes: 5, rows: 500 });
  expect(figures.contained).toBe(1);
  expect(figures.longestDelay).toBeLessThanOrEqual(5);
});

fullTest('at the rate of the first runs, all links are checked within the promised days', async () => {
  const figures = await rehearseLinks({ world, folder: join(folder, 'bucket'), from: tomorrow + 24 * HOUR });
  expect(figures.daysForOpen).toBeLessThan(7);
  expect(figures.daysForAll).toBeLessThan(60);
  expect(figures.longestRun).toBeLessThan(9);
});

fullTest('most responses have content during an outage, and all of them have it afterwards', async () => {
  const minutes = await rehearseOutage({ world, midnight: nextWeek, share: 0.05 });
  for (const { answered } of minutes) expect(answered).toBeGreaterThan(0.3);
  expect(minutes.at(-1)?.answered).toBe(1);
});

fullTest('with ten times as many items, a request that reaches the server reads no more documents', async () => {
  const small = await createWorld({ workspace, site, items: size.items / 10, start: nextWeek });
  const toReadsAtServer = ({ documentsRead, pagesAtServer, dataAtServer }: Quantities) =>
    documentsRead / (pagesAtServer + dataAtServer);
  const minute = { day: nextWeek, hour: 20, share: size.share / 4 };
  try {
    const few = await measureMinute(small, minute);
    const many = await measureMinute(world, minute);
    expect(toReadsAtServer(many)).toBeLessThan(toReadsAtServer(few) * 1.5);
  } finally {
    await small.end();
  }
});

test('with five times as many members, signed-in pages read as many documents, and each follower receives one email', async () => {
  const start = midnight + 12 * 24 * HOUR;
  const measure = async (members: number, at: number) => {
    const steps = await rehearseMembers({ world, from: at, members });
    return steps.filter(({ isEdit }) => !isEdit).reduce((sum, { documentsRead }) => sum + documentsRead, 0);
  };
  storeMembers(world, { count: 100, now: midnight });
  const few = await measure(100, start);
  storeMembers(world, { first: 101, count: 400, now: midnight });
  expect(await measure(500, start + HOUR)).toBeLessThan(few * 1.2);

  const { digestEmails, sentEmails } = await rehearseAlerts({ world, from: start + 17 * HOUR, publications: 20 });
  expect(sentEmails).toBeGreaterThanOrEqual(digestEmails);
  expect(digestEmails).toBeGreaterThan(50);
  expect(digestEmails).toBeLessThan(200);
});
