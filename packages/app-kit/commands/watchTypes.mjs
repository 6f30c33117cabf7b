import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Prints type errors of the sources in `folder` after each change, until this process ends. */
export function watchTypes(folder) {
  const compiler = createRequire(import.meta.url).resolve('typescript/package.json');
  const args = ['--noEmit', '--watch', '--preserveWatchOutput', '--pretty'];
  const child = spawn(process.execPath, [join(dirname(compiler), 'bin/tsc'), ...args], {
    cwd: folder,
    stdio: 'inherit',
  });
  process.on('exit', () => child.kill());
  // A signal ends a process without the event "exit" unless it has a listener.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
}
