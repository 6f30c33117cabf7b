import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to connections: the browsers of a run make thousands of them, and one took a port between the
 * look at it and its use. None of them is one that Chromium refuses.
 */
const [first, last] = [11_000, 32_000];

/** An origin of this machine on a port that nobody uses. */
export async function freeOrigin(): Promise<string> {
  for (;;) {
    const port = randomInt(first, last);
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
