/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildFederated } from '../sites/buildFederated';
import { createWorld, type World } from './createWorld';
import { rehearseDay } from './rehearseDay';
import { rehearseLinks } from './rehearseLinks';
import { rehearseSearch } from './rehearseSearch';
import { rehearseSitemaps } from './rehearseSitemaps';

// A small rehearsal: 1,000 items and one minute of the day. `npm run rehearse` runs a large one.

const midnight = Date.UTC(2026, 10, 28);
const tomorrow = midnight + 24 * 3_600_000;
const workspace = resolve(__dirname, '../../../..');
let folder: string;
let world: World;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  let port = 4_900;
  const nextOrigin = () => `http://127.0.0.1:${port++}`;
  const site = await buildFederated({ workspace, out: folder, edge: 'function', nextOrigin });
  world = await createWorld({ workspace, site, items: 1_000, start: midnight });
}, 120_000);
afterAll(async () => {
  await world.end();
  rmSync(folder, { recursive: true, force: true });
});

test('with ten times as many visits, each response reads fewer documents, every page is answered, and nothing is refused', async () => {
  const measure = async (hour: number, share: number) => {
    const [minute] = await rehearseDay({ world, midnight, hours: [hour], warmUp: 1, share });
    if (!minute) throw new Error('No minute was measured.');
    expect(Object.keys(minute.statuses)).toEqual(['200']);
    expect(minute.refusals).toEqual({});
    return { responses: minute.pages + minute.data, reads: minute.documentsRead };
  };
  const few = await measure(7, 0.01);
  const many = await measure(9, 0.1);
  expect(many.responses / few.responses).toBeGreaterThan(8);
  expect(many.reads / many.responses).toBeLessThan((few.reads / few.responses) * 0.8);
}, 60_000);

test('searches find new, changed and imported items, and devices download at most 300 kB', async () => {
  const bucket = join(folder, 'search-bucket');
  const options = { workspace, world, folder: bucket, from: tomorrow, searches: 20, rows: 300 };
  const { created, changed, imported, deviceBytes, instance } = await rehearseSearch(options);
  expect(Math.max(created, changed)).toBeLessThanOrEqual(60);
  expect(imported.last.searches).toBeLessThan(60);
  expect(deviceBytes).toBeLessThan(310_000);
  expect(instance.searches).toBe(20);
}, 60_000);

test('the sitemap contains all public items after at most five minutes', async () => {
  const bucket = join(folder, 'sitemap-bucket');
  const from = tomorrow + 12 * 3_600_000;
  const figures = await rehearseSitemaps({ world, folder: bucket, from, changes: 5, rows: 500 });
  expect(figures.contained).toBe(1);
  expect(figures.longestDelay).toBeLessThanOrEqual(5);
}, 60_000);

test('at the rate of the first runs, all links are checked within the promised days', async () => {
  const figures = await rehearseLinks({ world, folder: join(folder, 'bucket'), from: tomorrow + 24 * 3_600_000 });
  expect(figures.daysForOpen).toBeLessThan(7);
  expect(figures.daysForAll).toBeLessThan(60);
  expect(figures.longestRun).toBeLessThan(9);
}, 60_000);
