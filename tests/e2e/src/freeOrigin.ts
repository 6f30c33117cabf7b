import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A range below the ports that systems assign to connections. The browsers of a run open thousands of connections, and
 * one took a port between the check and its use. Chromium blocks no port of the range, and each parallel worker has its
 * own part of it.
 */
const [first, ofWorker] = [11_000, 2_500];
const begin = first + (Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % 8) * ofWorker;

/** The next port to try, because an assigned port may not be in use yet. */
let next = randomInt(ofWorker);

/** Returns an origin of this machine on an unused port. Each call returns another one. */
export async function freeOrigin(): Promise<string> {
  for (;;) {
    const port = begin + (next++ % ofWorker);
    if (await isFree(port)) return `http://127.0.0.1:${port}`;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}
