import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createFunction, type FunctionConfig } from '@adp/edge/function';
import { countRenderings } from './countRenderings';
import { measureProcesses } from './measureProcesses';

// Runs the renderer in its own process, as it is deployed. Its arguments are the port and its configuration. It reports
// its resource usage when the parent process requests it.

/** Time of the report: now, or after the memory has settled. */
export type UsageRequest = 'now' | 'settled';

/** Resource usage of the process and its children so far. */
export interface Usage {
  /** In milliseconds. */
  readonly cpu: number;
  /** In megabytes. */
  readonly memory: number;
  readonly renderings: number;
}

const [, , port, config = ''] = process.argv;
const renderings = countRenderings();
const listener = createFunction(JSON.parse(config) as FunctionConfig, import.meta.filename);
createServer((request, response) => void listener(request, response)).listen(Number(port), '127.0.0.1', () =>
  process.send?.('ready'),
);
/** Waits until only memory in use remains: runs a full garbage collection while the render processes are idle. */
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
// The parent process has ended, so this one ends too.
process.on('disconnect', () => process.exit());
