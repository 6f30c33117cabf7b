import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatText } from '../../../../tools/scripts/formatText.mjs';
import { describeMachine } from '../report/describeMachine';
import { buildFederated } from '../sites/buildFederated';
import { assumptions } from './assumptions';
import backup from './backup.json';
import { createWorld } from './createWorld';
import { describeBackup } from './describeBackup';
import { describeBursts } from './describeBursts';
import { describeDay } from './describeDay';
import { describeLinks } from './describeLinks';
import { describeMembers } from './describeMembers';
import { describeOutage } from './describeOutage';
import { describeRelease } from './describeRelease';
import { describeSearch } from './describeSearch';
import { describeSitemaps } from './describeSitemaps';
import { rehearseDay, toDay } from './rehearseDay';
import { rehearseImport } from './rehearseImport';
import { rehearseLinks } from './rehearseLinks';
import { rehearseMembership } from './rehearseMembers';
import { rehearseOutage } from './rehearseOutage';
import { rehearseRelease } from './rehearseRelease';
import { rehearseSearch } from './rehearseSearch';
import { rehearseSitemaps } from './rehearseSitemaps';
import { rehearseBursts } from './rehearseWrites';
import { writeReport } from './report';

// Rehearses a day with one million visits. Writes docs/scale.md.

const HOURS = [3, 9, 20];
const WARM_UP = 2;

const { values } = parseArgs({
  options: { items: { type: 'string', default: '100000' }, write: { type: 'boolean', default: false } },
});
const workspace = resolve(import.meta.dirname, '../../../..');
const folder = join(workspace, '.tmp/rehearse');
const bucket = join(folder, 'bucket');
const log = (text: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);
const [loadBefore = 0] = loadavg();

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const midnight = new Date().setUTCHours(0, 0, 0, 0);
let port = 4_600;
const site = await buildFederated({
  workspace,
  out: folder,
  edge: 'function',
  nextOrigin: () => `http://127.0.0.1:${port++}`,
});
log(`writing ${values.items} items`);
const items = Number(values.items);
const world = await createWorld({ workspace, site, items, start: midnight });
try {
  log('the day');
  const measured = await rehearseDay({ world, midnight, hours: HOURS, warmUp: WARM_UP, log });
  const busiest = measured.reduce((busiest, minute) => (minute.pages > busiest.pages ? minute : busiest));
  log('the outage');
  const tomorrow = midnight + 24 * 3_600_000;
  const outage = await rehearseOutage({ world, midnight: tomorrow });
  log('the conference, publications and edits');
  const members = { profiles: 500, articles: 6_000, edits: 600 };
  const bursts = await rehearseBursts({ world, from: tomorrow + 13 * 3_600_000, ...members });
  // The cycle of link checks takes up to a week.
  const nextWeek = tomorrow + 8 * 24 * 3_600_000;
  const rows = assumptions.importedRows;
  log('search');
  const search = await rehearseSearch({ workspace, world, folder: bucket, from: tomorrow + 16 * 3_600_000, log });
  log('sitemaps');
  const sitemaps = await rehearseSitemaps({ world, folder: bucket, from: tomorrow + 18 * 3_600_000 });
  log('link checks');
  const links = await rehearseLinks({ world, folder: bucket, from: tomorrow + 20 * 3_600_000 });
  log('a release');
  const release = await rehearseRelease({ world, site, folder, from: nextWeek + 21 * 3_600_000 });
  log('an import');
  const imported = await rehearseImport({ world, folder, from: nextWeek + 23 * 3_600_000, rows });
  log('members and alerts');
  const membership = await rehearseMembership({ world, from: tomorrow + 256 * 3_600_000 });
  const report = writeReport({ machine: describeMachine(loadBefore), items, hours: HOURS, warmUp: WARM_UP }, [
    describeDay(toDay(measured), busiest),
    describeOutage(outage),
    describeSearch(search),
    describeSitemaps(sitemaps),
    describeLinks(links),
    describeRelease(release),
    describeBursts(bursts, imported),
    describeMembers(membership),
    describeBackup(backup),
  ]);
  console.log(report);
  if (values.write) {
    const file = join(workspace, 'docs/scale.md');
    writeFileSync(file, await formatText(file, report));
  }
} finally {
  await world.end();
}
