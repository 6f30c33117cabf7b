/** @jest-environment node */
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { answerServices } from './answerServices';
import { jsonAnswer, type Service } from './service';

const siteOrigin = 'http://127.0.0.1:4200';
const secondOrigin = 'http://127.0.0.1:4201';
const logged =
  (name: string): Service['answer'] =>
  ({ method, url, body }) =>
    jsonAnswer(200, { name, method, path: url.pathname, origin: url.origin, body: body.toString('utf8') });
const services: Service[] = [
  { prefixes: ['/emulator/'], answer: logged('auth') },
  { prefixes: ['/v1/projects/', '/emulator/v1/projects/rules'], answer: logged('firestore') },
  { prefixes: ['/reports'], takesReports: true, bodyLimit: 10, answer: logged('reports') },
  {
    prefixes: ['/broken'],
    answer: () => {
      throw new Error('a fault of ours');
    },
  },
];

let server: Server;
let port: number;
beforeEach(async () => {
  const answers = answerServices(services, siteOrigin, [siteOrigin, secondOrigin]);
  server = createServer((received, response) => {
    if (!answers(received, response)) response.writeHead(404).end('no service');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  port = address.port;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

function send(path: string, headers: Record<string, string> = {}, body?: string | Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const received = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    received.on('error', reject);
    received.end(body);
  });
}

test("a service receives the method, the URL on the site's origin and the whole body", async () => {
  const { status, text } = await send('/v1/projects/p:commit?key=k', { origin: siteOrigin }, '{"writes":[]}');
  expect(status).toBe(200);
  expect(JSON.parse(text)).toEqual({
    name: 'firestore',
    method: 'POST',
    path: '/v1/projects/p:commit',
    origin: siteOrigin,
    body: '{"writes":[]}',
  });
});

test('the service with the longest matching prefix answers', async () => {
  expect(JSON.parse((await send('/emulator/v1/projects/rules/x')).text)).toMatchObject({ name: 'firestore' });
  expect(JSON.parse((await send('/emulator/v1/projects/other')).text)).toMatchObject({ name: 'auth' });
});

test('the host handles all other paths', async () => {
  expect(await send('/articles')).toMatchObject({ status: 404, text: 'no service' });
});

test('responses are not cached', async () => {
  expect((await send('/emulator/x')).headers['cache-control']).toBe('no-store');
});

test.each([siteOrigin, secondOrigin])('a request from %s, a site of the platform, is allowed', async (origin) => {
  expect((await send('/emulator/x', { origin })).status).toBe(200);
});

test.each(['https://evil.example', 'null', 'http://127.0.0.1:9', 'http://localhost:4200'])(
  'a request from %s is rejected',
  async (origin) => {
    const { status, text } = await send('/v1/projects/p:commit', { origin }, '{}');
    expect([status, JSON.parse(text)]).toEqual([
      403,
      {
        error: {
          code: 403,
          status: 'PERMISSION_DENIED',
          message: 'This platform accepts requests from pages of its own origins only.',
        },
      },
    ]);
  },
);

test('only the service for reports accepts reports from browsers, up to a small size', async () => {
  const headers = { origin: 'null', 'sec-fetch-dest': 'report' };
  expect((await send('/reports', headers, '{}')).status).toBe(200);
  expect((await send('/reports', { origin: 'null' }, '{}')).status).toBe(403);
  expect((await send('/emulator/x', headers, '{}')).status).toBe(403);
  expect((await send('/reports', headers, '{ "much": "more" }')).status).toBe(413);
});

test.each(['/v1/projects/../../etc/passwd', '/emulator/%2e%2e/x', '/emulator/..?x'])(
  '%s, which points outside its folder, is rejected',
  async (path) => {
    expect((await send(path)).status).toBe(400);
  },
);

test('a body of 20 MB is rejected', async () => {
  const { status } = await send('/v1/projects/p:commit', {}, Buffer.alloc(20 * 1024 * 1024));
  expect(status).toBe(413);
});

test('an error of the platform is shown to the developer and not to the client', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { status, text } = await send('/broken');
  expect([status, text.includes('a fault of ours')]).toEqual([500, false]);
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'a fault of ours' }));
  reported.mockRestore();
});
