import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Start of the port range, and number of ports for each parallel worker. The range is below the ports that systems
 * assign to outgoing connections. Otherwise a browser could take a port between the check and its use. Chromium blocks
 * no port in the range.
 */
const [first, ofWorker] = [11_000, 2_500];
const begin = first + (Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % 8) * ofWorker;

/** Offset of the next port to try. It always increases, because a returned port may not be in use yet. */
let next = randomInt(ofWorker);

/** Returns an origin with an unused port of this machine. Each call returns a different origin. */
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
