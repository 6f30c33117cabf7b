import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createFunction, type FunctionConfig } from '@adp/edge/function';
import { countRenderings } from './countRenderings';
import { measureProcesses } from './measureProcesses';

// Runs the renderer in its own process, as in production. The arguments are the port and the configuration. The process
// reports its resource usage when the parent process requests a report.

/** Request for a usage report: immediately, or after garbage collection. */
export type UsageRequest = 'now' | 'settled';

/** Resource usage of the renderer and its child processes since their start. */
export interface Usage {
  /** Processor time in milliseconds. */
  readonly cpu: number;
  /** Memory in megabytes. */
  readonly memory: number;
  readonly renderings: number;
}

const [, , port, config = ''] = process.argv;
const renderings = countRenderings();
const listener = createFunction(JSON.parse(config) as FunctionConfig, import.meta.filename);
createServer((request, response) => void listener(request, response)).listen(Number(port), '127.0.0.1', () =>
  process.send?.('ready'),
);
/** Runs full garbage collections, with a pause in which idle render processes can release memory. */
async function settle(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  await wait(2_000);
  collect();
}

process.on('message', (request: UsageRequest) => {
  const answer = () => {
    const usage: Usage = { ...measureProcesses(), renderings: renderings() };
    process.send?.(usage);
  };
  if (request === 'settled') void settle().then(answer);
  else answer();
});
// Ends this process when the parent process ends.
process.on('disconnect', () => process.exit());
