/** @jest-environment node */
import { createServer, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { BodyError, readBody } from './readBody';

let server: Server;
let port: number;
let limits: { limit?: number; timeoutMillis?: number };
let refused: Promise<BodyError>;
let refuse: (error: BodyError) => void;

beforeEach(async () => {
  limits = {};
  refused = new Promise((resolve) => (refuse = resolve));
  server = createServer((incoming, response) => {
    readBody(incoming, limits).then(
      (body) => response.end(String(body.length)),
      (error: unknown) => {
        if (!(error instanceof BodyError)) throw error;
        refuse(error);
        response.writeHead(error.status, { connection: 'close' }).end(error.message);
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function post(body: Buffer, chunked = false): Promise<[number | undefined, string]> {
  return new Promise((resolve, reject) => {
    const headers = chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': body.length };
    const outgoing = request({ host: '127.0.0.1', port, method: 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve([response.statusCode, text]));
    });
    outgoing.on('error', reject).end(body);
  });
}

test.each([0, 1, 11 * 1024 * 1024])('a body of %p bytes is read completely', async (size) => {
  expect(await post(Buffer.alloc(size))).toEqual([200, String(size)]);
  expect(await post(Buffer.alloc(size), true)).toEqual([200, String(size)]);
});

test.each([false, true])(
  'a client receives the response to a rejected body of 20 MB (chunked: %p)',
  async (chunked) => {
    const before = process.memoryUsage().arrayBuffers;
    const body = Buffer.alloc(20_000_000);
    expect(await post(body, chunked)).toEqual([413, 'The body is larger than 11534336 bytes.']);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60_000_000);
  },
);

test('a truncated body is reported as truncated', async () => {
  const socket = connect(port, '127.0.0.1', () => {
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf', () => socket.destroy());
  });
  expect(await refused).toMatchObject({ status: 400, message: 'The body ended too early.' });
});

test('reading a body that never ends times out', async () => {
  limits = { timeoutMillis: 20 };
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf');
    });
    socket.once('data', (chunk) => {
      socket.destroy();
      resolve(chunk.toString());
    });
  });
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
});
