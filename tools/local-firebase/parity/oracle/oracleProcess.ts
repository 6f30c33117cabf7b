import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

const START_TIMEOUT = 40_000;

/** Running official emulator. */
export interface OracleProcess {
  readonly host: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the official emulator on a free port of this machine.
 * @throws Error if it does not respond within 40 seconds
 */
export async function startOracleProcess({ jar, java }: { jar: string; java: string }): Promise<OracleProcess> {
  const port = await freePort();
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  const child = spawn(
    java,
    // These options reduce memory use and start-up time at the cost of peak speed.
    [
      '-Duser.language=en',
      '-Xmx512m',
      '-XX:+UseSerialGC',
      '-XX:TieredStopAtLevel=1',
      '-cp',
      jar,
      main,
      'start',
      '--host=127.0.0.1',
      `--port=${port}`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  await ready(child);
  return { host: `127.0.0.1:${port}`, stop: () => stop(child) };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string) => {
      child.kill('SIGKILL');
      reject(new Error(`The official Firestore emulator ${why}: ${output.slice(-500)}`));
    };
    const timer = setTimeout(() => fail('did not start in time'), START_TIMEOUT);
    child.once('error', (error) => fail(`could not be started (${error.message})`));
    child.once('exit', (code) => fail(`ended with ${code}`));
    const hear = (words: Buffer) => {
      output = (output + words.toString()).slice(-5000);
      if (!output.includes('Dev App Server is now running')) return;
      clearTimeout(timer);
      child.removeAllListeners('exit');
      resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
  });
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('No port of this machine is free.'));
      });
    });
  });
}
