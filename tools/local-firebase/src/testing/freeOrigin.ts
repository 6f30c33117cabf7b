import { createServer } from 'node:net';

/** Returns an origin on this machine whose port no process is using. */
export function freeOrigin(): Promise<string> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address) resolve(`http://127.0.0.1:${address.port}`);
        else reject(new Error('No port of this machine is free.'));
      });
    });
  });
}
