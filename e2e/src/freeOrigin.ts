import { createServer } from 'node:net';

/** An origin of this machine on a port that nobody uses. */
export function freeOrigin(): Promise<string> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address) done(`http://127.0.0.1:${address.port}`);
        else fail(new Error('no free port'));
      });
    });
  });
}
