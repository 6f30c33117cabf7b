/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildFederated } from '../sites/buildFederated';
import { createWorld, type World } from './createWorld';
import { rehearseDay } from './rehearseDay';

// A small rehearsal: 1,000 items and one minute of the day. `npm run rehearse` runs a large one.

const midnight = Date.UTC(2026, 10, 28);
let folder: string;
let world: World;
beforeAll(async () => {
  const workspace = resolve(__dirname, '../../../..');
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
