import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine } from '../report/describeMachine';
import { describeBackup } from './describeBackup';
import { rehearseBackup, type TransferCommand } from './rehearseBackup';

// Rehearses an export and a restore of one million documents. Writes the figures to backup.json, for docs/scale.md.

/** Maximum heap of an export or a restore in megabytes. A process that holds all documents would exceed it. */
const HEAP = 256;

const { values } = parseArgs({
  options: { items: { type: 'string', default: '100000' }, write: { type: 'boolean', default: false } },
});
const workspace = resolve(import.meta.dirname, '../../../..');
const parent = join(workspace, '.tmp/backup');
const log = (text: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);
const [loadBefore = 0] = loadavg();

async function transfer(command: TransferCommand, origin: string, folder: string): Promise<number> {
  const child = fork(join(import.meta.dirname, 'transferProcess.ts'), [command, origin, folder], {
    execArgv: [...process.execArgv, `--max-old-space-size=${HEAP}`],
  });
  const ended = once(child, 'exit');
  const result = await Promise.race([once(child, 'message'), ended.then(() => [])]);
  await ended;
  if (typeof result[0] !== 'number') throw new Error(`The process for "${command}" failed.`);
  return result[0];
}

rmSync(parent, { recursive: true, force: true });
mkdirSync(parent, { recursive: true });
log(`writing ${values.items} items with other documents`);
const folder = join(parent, 'export');
const measured = await rehearseBackup({
  workspace,
  items: Number(values.items),
  now: new Date(),
  folder,
  transfer,
  log,
});
rmSync(parent, { recursive: true });
const backup = { machine: describeMachine(loadBefore), heap: HEAP, ...measured };
console.log(describeBackup(backup).section);
if (values.write) writeFileSync(join(import.meta.dirname, 'backup.json'), `${JSON.stringify(backup, null, 2)}\n`);
