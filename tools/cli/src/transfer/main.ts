import { parseArgs } from 'node:util';
import { DataError } from '@adp/shared-data/client';
import { runImport, upgradeSite } from '@adp/transfer/commands';
import { exportSite, restoreSite } from '@adp/transfer/export';
import { openSite } from '../openSite';
import { createProgress } from './createProgress';

/*
 * Commands for transferring data. Each accepts `--site production` and uses the running local platform by default:
 * ```
 * npm run import -- list.csv --kind knowledge-products --author amina [--dry-run] [--default lang=en] [--report out.csv]
 * npm run export -- [--out folder]
 * npm run restore -- folder [--resume]
 * npm run upgrade -- [--zone Africa/Casablanca]
 * ```
 */
const [command = '', ...rest] = process.argv.slice(2);

try {
  if (command === 'import') await importCommand();
  else if (command === 'export') await exportCommand();
  else if (command === 'upgrade') await upgradeCommand();
  else await restoreCommand();
} catch (error) {
  console.error(toSentence(error));
  process.exitCode = 1;
}

async function importCommand(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: rest,
    allowPositionals: true,
    options: {
      kind: { type: 'string' },
      author: { type: 'string' },
      default: { type: 'string', multiple: true, default: [] },
      'dry-run': { type: 'boolean', default: false },
      report: { type: 'string' },
      site: { type: 'string', default: 'local' },
    },
  });
  const { 'dry-run': isDryRun, default: defaults, site, ...others } = values;
  await runImport({
    ...others,
    source: positionals[0],
    isDryRun,
    defaults,
    openSite: () => openSite(site),
    onStatus: (sentence) => {
      console.log(sentence);
    },
  });
}

async function exportCommand(): Promise<void> {
  const { values } = parseArgs({
    args: rest,
    options: { out: { type: 'string' }, site: { type: 'string', default: 'local' } },
  });
  const { administrator, project } = openSite(values.site);
  const { out = `export-${project}-${new Date().toISOString().slice(0, 16).replaceAll(':', '')}` } = values;
  const { documents, files } = await exportSite({
    administrator,
    project,
    folder: out,
    onProgress: createProgress(console.log),
  });
  for (const [collection, count] of Object.entries(documents))
    console.log(`${String(count).padStart(7)}  ${collection}`);
  console.log(`${String(files).padStart(7)}  files (listed without their content)\nExported to ${out}.`);
}

async function restoreCommand(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: rest,
    allowPositionals: true,
    options: { resume: { type: 'boolean', default: false }, site: { type: 'string', default: 'local' } },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Error('Name the folder of an export.');
  const { administrator, project } = openSite(values.site);
  const { written, present } = await restoreSite({
    administrator,
    folder,
    resumes: values.resume,
    onProgress: createProgress(console.log),
  });
  console.log(`${written} documents were written to ${project}; ${present} already existed.`);
}

async function upgradeCommand(): Promise<void> {
  const { values } = parseArgs({
    args: rest,
    options: { zone: { type: 'string' }, site: { type: 'string', default: 'local' } },
  });
  const { zone } = values;
  const { administrator, project } = openSite(values.site);
  const changed = await upgradeSite(administrator, zone === undefined ? undefined : { zone, now: new Date() });
  console.log(`${project} has ${changed} documents changed.`);
  if (zone !== undefined) console.log(`By the time zones of this Node.js: ${process.versions.tz}.`);
}

function toSentence(error: unknown): string {
  if (!(error instanceof DataError)) return error instanceof Error ? error.message : String(error);
  if (error.retry)
    return 'The site does not respond. Check that it is running, then run the same command again (a restore with --resume). It continues where it stopped.';
  if (error.code === 'signed-out' || error.code === 'denied')
    return 'The project rejects the access token. The token must belong to an owner, and expires after an hour.';
  return `The site rejected the request (${error.code}).`;
}
