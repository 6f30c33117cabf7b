/** @jest-environment node */
import { createServer, request, type Server } from 'node:http';
import { toNodeListener, type WebHandler } from './toNodeListener';

let server: Server;
afterEach(() => new Promise((done) => server.close(done)));

function serve(handler: WebHandler): Promise<string> {
  const listener = toNodeListener(handler, 'https://site.example');
  server = createServer((request, response) => void listener(request, response));
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
}

const echo: WebHandler = async (request) => new Response(`${request.method} ${request.url} ${await request.text()}`);

test("a handler receives the method, the URL on the site's origin and the body", async () => {
  const origin = await serve(echo);
  const answer = await fetch(`${origin}/a?b=c`, { method: 'POST', body: 'text' });
  expect(await answer.text()).toBe('POST https://site.example/a?b=c text');
  expect(await (await fetch(`${origin}/a`)).text()).toBe('GET https://site.example/a ');
  expect(await (await fetch(`${origin}/a`, { method: 'POST' })).text()).toBe('POST https://site.example/a ');
});

test('a method that `Request` does not support is rejected without calling the handler', async () => {
  const handler = jest.fn(echo);
  const { port } = new URL(await serve(handler));
  const status = await new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', method: 'TRACE' }, (response) => resolve(response.statusCode))
      .on('error', reject)
      .end();
  });
  expect([status, handler.mock.calls.length]).toEqual([405, 0]);
});

test('a body that is too large for a form is rejected without calling the handler', async () => {
  const handler = jest.fn(echo);
  const origin = await serve(handler);
  const answer = await fetch(`${origin}/a`, { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) });
  expect([answer.status, handler.mock.calls.length]).toEqual([413, 0]);
});
