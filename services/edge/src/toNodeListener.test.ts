/** @jest-environment node */
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as sendRequest,
  type RequestOptions,
  type Server,
} from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Handler } from './HandlerOptions';
import { toNodeListener } from './toNodeListener';

let server: Server;
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** Serves a handler. `rawBody` is the body that Cloud Functions has already read. */
async function serve(handler: Handler, rawBody?: Buffer): Promise<number> {
  const listener = toNodeListener(handler, 'https://site.example');
  server = createServer((request, response) => {
    void listener(rawBody ? Object.assign(request, { rawBody }) : request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function send(port: number, options: RequestOptions, body = ''): Promise<[IncomingMessage, string]> {
  const request = sendRequest({ port, host: '127.0.0.1', ...options }).end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return [response, await text(response)];
}

const echo: Handler = async (request) => new Response(`${request.method} ${request.url} ${await request.text()}`);

test.each([
  ['a path and a query', '/a?b=c', 'https://site.example/a?b=c'],
  ['a path that looks like a host', '//other.example/a', 'https://site.example/other.example/a'],
  ['an absolute URL', 'http://other.example/a', 'https://site.example/a'],
  ['a path of 8,000 characters', `/${'a'.repeat(8_000)}`, `https://site.example/${'a'.repeat(8_000)}`],
])('the handler receives %s with the origin of the site', async (_, path, url) => {
  const port = await serve(echo);
  expect((await send(port, { path, method: 'POST' }, 'text'))[1]).toBe(`POST ${url} text`);
  expect((await send(port, { path, headers: { host: 'other.example' } }))[1]).toBe(`GET ${url} `);
});

test('the handler receives a body that Cloud Functions has already read', async () => {
  const port = await serve(echo, Buffer.from('read before'));
  expect((await send(port, { path: '/a', method: 'PUT' }))[1]).toBe('PUT https://site.example/a read before');
});

test('a response has its length and all its headers', async () => {
  const headers = new Headers({ 'content-type': 'text/html', vary: 'Save-Data' });
  const port = await serve(() => Promise.resolve(new Response(new Uint8Array(200_000), { status: 404, headers })));
  const [response, body] = await send(port, {});
  expect([response.statusCode, body.length]).toEqual([404, 200_000]);
  expect(response.headers).toMatchObject({
    'content-length': '200000',
    'content-type': 'text/html',
    vary: 'Save-Data',
  });
});

test('a response to HEAD has no body', async () => {
  const port = await serve(({ method }) => Promise.resolve(new Response(method === 'HEAD' ? null : 'text')));
  const [response, body] = await send(port, { method: 'HEAD' });
  expect([response.statusCode, body]).toEqual([200, '']);
});

test('a stream arrives completely', async () => {
  const parts = Array.from({ length: 50 }, (_, index) => `${index} `.repeat(1_000));
  const stream = new ReadableStream({
    pull(controller) {
      const part = parts.shift();
      if (part === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(part));
    },
  });
  const whole = parts.join('');
  const port = await serve(() => Promise.resolve(new Response(stream)));
  expect((await send(port, {}))[1]).toBe(whole);
});

test.each<[string, RequestOptions, number]>([
  ['a TRACE request', { method: 'TRACE' }, 405],
  ['an invalid host', { headers: { host: 'a b' } }, 400],
])('%s is rejected without calling the handler, and no cache stores the response', async (_, options, status) => {
  const handler = jest.fn(echo);
  const [response] = await send(await serve(handler), options);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([status, 'no-store']);
  expect(handler).not.toHaveBeenCalled();
});

test('an error is logged, and no cache stores the error response', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const [response] = await send(await serve(() => Promise.reject(new Error('broken'))), {});
  expect([response.statusCode, response.headers['cache-control']]).toEqual([500, 'no-store']);
  expect(logged).toHaveBeenCalledTimes(1);
});

test('a visitor who disconnects does not affect others', async () => {
  let release: () => void = () => undefined;
  const port = await serve(async ({ url }) => {
    if (url.endsWith('/slow')) await new Promise<void>((done) => (release = done));
    return new Response('text');
  });
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n'));
  await once(server, 'request');
  socket.destroy();
  await once(socket, 'close');
  release();
  expect((await send(port, {}))[1]).toBe('text');
});
