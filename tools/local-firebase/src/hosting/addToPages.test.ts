/** @jest-environment node */
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import superstatic from 'superstatic';
import { addToPages } from './addToPages';

jest.mock('superstatic', () => ({ __esModule: true, default: jest.requireActual<object>('superstatic') }));

const page = `<!doctype html><title>Drones</title>${'<p>Ọ̀rọ̀</p>'.repeat(500)}`;
const script = `// ${'x'.repeat(5000)}`;

let folder: string;
let server: Server;
let port: number;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'shell.js'), script);
  const site = superstatic.default({ config: { public: '.' }, cwd: folder, compression: true, fallthrough: true });
  server = createServer((requested, response) => {
    addToPages(requested, response, (html) => html.replace('</title>', '</title><script src="/extra.js"></script>'));
    site(requested, response, () =>
      response.writeHead(404, { 'content-type': 'text/html' }).end('<title>none</title>'),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  port = address.port;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

function send(path: string, accept: string, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { accept, 'accept-encoding': 'gzip' };
    request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test('a page contains the addition and has the correct length', async () => {
  const { headers, body } = await send('/', 'text/html,*/*');
  const expected = page.replace('</title>', '</title><script src="/extra.js"></script>');
  expect(body.toString('utf8')).toBe(expected);
  expect(headers['content-length'] ?? String(body.length)).toBe(String(Buffer.byteLength(expected)));
});

test('a script is sent unchanged and compressed', async () => {
  const { headers, body } = await send('/shell.js', '*/*');
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(body).toString('utf8')).toBe(script);
});

test('a script that is opened as a page is sent unchanged', async () => {
  expect((await send('/shell.js', 'text/html')).body.toString('utf8')).toBe(script);
});

test('an error page is sent unchanged', async () => {
  const { status, body } = await send('/gone', 'text/html');
  expect([status, body.toString('utf8')]).toEqual([404, '<title>none</title>']);
});

test('a response to a HEAD request is unchanged', async () => {
  const { headers, body } = await send('/', 'text/html', 'HEAD');
  expect([body.length, headers['content-type']]).toEqual([0, 'text/html; charset=utf-8']);
});
