import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectId } from '@adp/firebase';
import { randomSource } from '@adp/seed/random';
import { createAdministrator } from '@adp/shared-data/administrator';
import { runImport } from '@adp/transfer/commands';
import { assumptions, visitsPerMinute } from './assumptions';
import type { Quantities, World } from './createWorld';
import { dataConfig } from './dataConfig';
import { measureWrites, type Writes } from './measureWrites';
import { openViews } from './openViews';
import { createVisits } from './visits';

const MINUTE = 60_000;

/** Results of an import, and requests of readers before and after it. */
export interface ImportResult extends Writes {
  readonly rows: number;
  /** Rows by outcome. */
  readonly added: number;
  readonly refused: number;
  /** Quantities of readers in the minute before the import, and in the minute after it. */
  readonly before: Quantities;
  readonly after: Quantities;
}

interface ImportOptions {
  readonly world: World;
  /** Folder for the imported file. */
  readonly folder: string;
  /** Start of the import, in milliseconds since 1970. Readers visit at the rate of this hour. */
  readonly from: number;
  readonly rows: number;
  /** Share of the hour's visits that are simulated. */
  readonly share?: number;
}

/** Imports a CSV file with the command `npm run import`, and opens pages before and after it. */
export async function rehearseImport({ world, folder, from, rows, share = 1 }: ImportOptions): Promise<ImportResult> {
  const listVisits = createVisits(world.items, randomSource(3));
  const rate = visitsPerMinute(new Date(from).getUTCHours()) * share;
  const open = async (start: number, minutes: number) => {
    world.take();
    await openViews(world, listVisits({ from: start, minutes, visitsPerMinute: rate }));
    return world.take();
  };
  await open(from - 3 * MINUTE, 2);
  const before = await open(from - MINUTE, 1);
  const file = join(folder, 'import.csv');
  writeFileSync(file, writeRows(rows));
  let counts = { added: 0, refused: 0 };
  const writes = await measureWrites(world, async (fetch) => {
    const { end, counts: counted } = await importFile(world, { file, from, fetch });
    counts = counted;
    return (end - from) / 1_000;
  });
  const after = await open(from + writes.seconds * 1_000, 1);
  return { rows, added: counts.added, refused: counts.refused, before, after, ...writes };
}

interface FileOptions {
  readonly file: string;
  readonly from: number;
  readonly fetch: World['fetchData'];
}

/** Imports a file. Each item of a commit moves the clock, because the requests of the command take no time here. */
async function importFile(world: World, { file, from, fetch }: FileOptions) {
  let end = from;
  const pass = (milliseconds: number) => {
    end += milliseconds;
    world.setTime(end);
    return Promise.resolve();
  };
  world.setTime(from);
  const administrator = createAdministrator(dataConfig, { token: 'owner', fetch, pause: pass });
  const counts = await runImport({
    source: file,
    kind: 'knowledge-products',
    author: 'amina-sample',
    isDryRun: false,
    defaults: [],
    openSite: () => ({
      origin: 'https://site.example',
      project: projectId,
      administrator: {
        ...administrator,
        writeItems: async (collection, items, author) => {
          await administrator.writeItems(collection, items, author);
          await pass((items.length / assumptions.importedRowsPerSecond) * 1_000);
        },
      },
    }),
    onStatus: () => undefined,
    network: { fetch: () => Promise.reject(new Error('The file has no URL.')), pause: pass },
  });
  return { end, counts };
}

const themes = ['skills', 'health', 'governance'];
const languages = Object.keys(assumptions.languages);

/** Returns a CSV file with knowledge products as a repository exports them. */
function writeRows(count: number): string {
  const rows = Array.from({ length: count }, (_, number) =>
    [
      `Report ${number} on digital policy`,
      `Report ${number} describes how a ministry plans and pays for digital services in rural districts.`,
      languages[number % languages.length],
      'Report',
      `10.5555/rehearsal.${number}`,
      `https://repository.example/items/${number}`,
      `${2001 + (number % 25)}`,
      'Amina Sample; Kofi Sample',
      'connectivity; rural areas; public services',
      themes[number % themes.length],
      'KE; NG; SN',
    ].join(),
  );
  const headings = 'title,abstract,lang,type,doi,url,date,authors,tags,themes,countries';
  return `${[headings, ...rows].join('\n')}\n`;
}
