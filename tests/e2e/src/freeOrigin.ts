import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to connections: the browsers of a run make thousands of them, and one took a port between the
 * look at it and its use. None of them is one that Chromium refuses. Each of the workers that run side by side has a part.
 */
const [first, ofWorker] = [11_000, 2_500];
const begin = first + (Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % 8) * ofWorker;

/** How far this process has come: a port that was given away may not be in use yet. */
let next = randomInt(ofWorker);

/** An origin of this machine on a port that nobody uses, another one at each call. */
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
