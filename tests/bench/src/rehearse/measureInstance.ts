import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Figures of a server instance that only searches. Times are in milliseconds. */
export interface InstanceFigures {
  /** Time from the start of the handler until it has responded to the first search. */
  readonly firstSearch: number;
  readonly searches: number;
  readonly median: number;
  readonly percentile95: number;
  readonly slowest: number;
  /** Largest resident memory of the process, in bytes. */
  readonly memory: number;
}

interface InstanceOptions {
  readonly workspace: string;
  /** Folder with the stored files of the site. */
  readonly folder: string;
  /** File with the paths of the searches, as JSON. */
  readonly searchFile: string;
}

/** Searches an index in a new process, so that time and memory are those of a server instance. */
export async function measureInstance({ workspace, folder, searchFile }: InstanceOptions): Promise<InstanceFigures> {
  const script = join(workspace, 'tests/bench/src/rehearse/searchInstance.ts');
  const args = ['--import', 'tsx', script, folder, searchFile];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: workspace });
  return JSON.parse(stdout) as InstanceFigures;
}
