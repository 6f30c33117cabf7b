import { createServer } from 'node:http';
import { createFunction, type FunctionConfig } from '@adp/edge/function';
import { countRenderings } from './countRenderings';

// The renderer in a process of its own, as it is deployed: its arguments are the port and its configuration. What it has used is told
// whenever the parent process asks.

/** What the process has used so far. */
export interface Usage {
  /** Of all its threads, in milliseconds. */
  readonly cpu: number;
  /** Resident memory, in megabytes. */
  readonly memory: number;
  readonly renderings: number;
}

const [, , port, config = ''] = process.argv;
const renderings = countRenderings();
const listener = createFunction(JSON.parse(config) as FunctionConfig, import.meta.filename);
createServer((request, response) => void listener(request, response)).listen(Number(port), '127.0.0.1', () =>
  process.send?.('ready'),
);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const usage: Usage = {
    cpu: (user + system) / 1000,
    memory: process.memoryUsage.rss() / 1_000_000,
    renderings: renderings(),
  };
  process.send?.(usage);
});
// Nobody is left to ask.
process.on('disconnect', () => process.exit());
