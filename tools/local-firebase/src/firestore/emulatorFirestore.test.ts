/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { emulatorFirestore } from './emulatorFirestore';

interface ReceivedRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly body: string;
}

let server: Server;
let host: string;
let received: ReceivedRequest[];
let status: number;
beforeEach(async () => {
  received = [];
  status = 200;
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString('utf8')));
    request.on('end', () => {
      const { method, url, headers } = request;
      received.push({ method, url, authorization: headers.authorization, body });
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"from":"the emulator"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  host = `127.0.0.1:${address.port}`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
});

test('a request is forwarded with its token and body, and the response is returned unchanged', async () => {
  status = 403;
  const url = new URL('http://127.0.0.1:4200/v1/projects/p/databases/(default)/documents:commit?key=k');
  const headers = { authorization: 'Bearer token', 'content-type': 'text/plain', cookie: 'not for the emulator' };
  const answer = await emulatorFirestore('p', host).service.answer({
    method: 'POST',
    url,
    headers,
    body: Buffer.from('{}'),
  });
  expect(received).toEqual([
    {
      method: 'POST',
      url: '/v1/projects/p/databases/(default)/documents:commit?key=k',
      authorization: 'Bearer token',
      body: '{}',
    },
  ]);
  expect([answer.status, String(answer.body)]).toEqual([403, '{"from":"the emulator"}']);
});

test('rules and documents are written as the owner, in batches', async () => {
  const firestore = emulatorFirestore('p', host);
  await firestore.setRules('service cloud.firestore {}');
  await firestore.putAll(Array.from({ length: 401 }, (_, index) => ({ path: `articles/${index}`, fields: {} })));
  expect(received.map(({ method, url, authorization }) => [method, url, authorization])).toEqual([
    ['PUT', '/emulator/v1/projects/p:securityRules', 'Bearer owner'],
    ['POST', '/v1/projects/p/databases/(default)/documents:commit', 'Bearer owner'],
    ['POST', '/v1/projects/p/databases/(default)/documents:commit', 'Bearer owner'],
  ]);
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
    rules: { files: [{ content: 'service cloud.firestore {}' }] },
  });
});

test('a document is read as the owner, and a missing document is undefined', async () => {
  const firestore = emulatorFirestore('p', host);
  expect(await firestore.get('counts/one')).toEqual({});
  status = 404;
  expect(await firestore.get('counts/two')).toBeUndefined();
  expect(received.map(({ method, url, authorization }) => [method, url, authorization])).toEqual([
    ['GET', '/v1/projects/p/databases/(default)/documents/counts/one', 'Bearer owner'],
    ['GET', '/v1/projects/p/databases/(default)/documents/counts/two', 'Bearer owner'],
  ]);
});

test('rejected rules and an unavailable emulator are reported in one sentence', async () => {
  status = 400;
  await expect(emulatorFirestore('p', host).setRules('service')).rejects.toThrow(
    `The Firestore emulator at ${host} rejected`,
  );
  await expect(emulatorFirestore('p', '127.0.0.1:1').setRules('service')).rejects.toThrow(
    'No Firestore emulator is available at 127.0.0.1:1.',
  );
});
