import { once } from 'node:events';
import { createServer } from 'node:net';

/** Throws an Error that names the port and the `configured` one if another program uses the port on this machine. */
export async function requireFreePort(port, configured) {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    const advice = `Stop the other program, or change "port" (now ${configured}) in adp.config.mjs.`;
    throw new Error(`Port ${port} is in use. ${advice}`, { cause: error });
  }
  server.close();
  await once(server, 'close');
}
