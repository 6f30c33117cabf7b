import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { environment, type FunctionConfig } from '@adp/edge/function';
import { build } from 'vite';
import { freePort } from '../server/freePort';
import type { UsageRequest, Usage } from './renderer';

export interface RunningRenderer {
  readonly origin: string;
  readonly readUsage: (when?: UsageRequest) => Promise<Usage>;
  /** Returns the number of pages that the renderer could not render. */
  readonly countUnrendered: () => number;
  readonly stop: () => void;
}

/**
 * Bundles the renderer (renderer.ts) into `folder` and starts the bundle in its own process. Bundling first keeps
 * compilation out of the measurement.
 */
export async function startRenderer(config: FunctionConfig, folder: string): Promise<RunningRenderer> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    ssr: { noExternal: [/^@adp\//] },
    build: {
      ssr: 'renderer.ts',
      outDir: folder,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'renderer.mjs' } },
    },
  });
  const port = await freePort();
  const child = fork(join(folder, 'renderer.mjs'), [String(port), JSON.stringify(config)], {
    execArgv: [],
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let unrendered = 0;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (unrendered === 0) process.stderr.write(text);
    unrendered += text.split('Not rendered:').length - 1;
  });
  await once(child, 'message');
  return {
    origin: `http://127.0.0.1:${port}`,
    readUsage: async (when = 'now') => {
      const answer = once(child, 'message');
      child.send(when);
      return ((await answer) as [Usage])[0];
    },
    countUnrendered: () => unrendered,
    stop: () => child.disconnect(),
  };
}
