/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendAtTimes } from './sendAtTimes';

let server: Server;
afterEach(() => server.close());

/** Starts a server that holds requests until `together` of them have arrived. `respond` returns their status. */
async function serve(together: number, respond: (path: string) => number): Promise<string> {
  let waiting: (() => void)[] = [];
  server = createServer((request, response) => {
    waiting.push(() => response.writeHead(respond(request.url ?? '')).end('page'));
    if (waiting.length < together) return;
    for (const answer of waiting) answer();
    waiting = [];
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a request does not wait for earlier responses', async () => {
  const origin = await serve(3, () => 200);
  const load = { origin, toPath: (number: number) => `/${number}`, times: [0, 1, 2], connections: 3 };
  const { latencies, failed } = await sendAtTimes(load);
  expect(latencies).toHaveLength(3);
  expect(failed).toBe(0);
});

test('requests that exceed the number of connections are sent later', async () => {
  const origin = await serve(1, () => 200);
  const load = { origin, toPath: (number: number) => `/${number}`, times: [0, 0, 0], connections: 1 };
  expect((await sendAtTimes(load)).latencies).toHaveLength(3);
});

test('statuses other than 200 and missing responses count as failures', async () => {
  const origin = await serve(1, (path) => (path === '/2' ? 503 : 200));
  const load = { toPath: (number: number) => `/${number}`, times: [0, 0], connections: 2 };
  expect((await sendAtTimes({ ...load, origin })).failed).toBe(1);
  server.close();
  await once(server, 'close');
  expect((await sendAtTimes({ ...load, origin })).failed).toBe(2);
});
