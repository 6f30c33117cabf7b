import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerHttp2Session, ServerHttp2Stream } from 'node:http2';
import { createServer, type Server } from 'node:tls';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Exchange, TrafficMeter } from '../measure/traffic';
import type { Certificate } from './certificate';
import { Line, type LineOptions } from './Line';
import { readFolder, type StoredFile } from './readFolder';
import { FRAME_HEADER } from './readFrames';
import { startSession } from './startSession';

/** Folder that is served at its own origin. */
export interface Host {
  readonly origin: string;
  readonly folder: string;
  /**
   * Type of host. A `pages` host serves files, and the HTML of a page for all other paths. A `rendered` host serves pages
   * from the renderer. An `app` host serves only files, to pages of other origins.
   */
  readonly serves: 'pages' | 'rendered' | 'app';
}

/** Forwards requests for data and for server-rendered pages to the local platform. */
export type FetchFromPlatform = (path: string, init?: RequestInit) => Promise<Response>;

export interface ServedHosts {
  /** Gives the next visitor a new line. Before the first call, the line has no limits. */
  readonly setLine: (options: LineOptions) => void;
  readonly stop: () => void;
}

/** Response before its transfer. */
interface Reply {
  readonly headers: OutgoingHttpHeaders & { readonly ':status': number };
  readonly body?: Buffer;
}

/** Usual size of the frames in which servers send a body, in bytes. */
const FRAME_SIZE = 16_384;

/** Headers that firebase.json sets for pages. */
const pageHeaders = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};
const sent = {
  pages: pageHeaders,
  rendered: pageHeaders,
  app: {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  },
} as const;

/**
 * Serves each host by HTTP/2 with TLS, on this machine only. Delays, throttles and counts responses here, because only
 * the hosts see the requests of pages and service workers alike.
 * @throws Error with one sentence if a port is in use
 */
export async function serveHosts(
  hosts: readonly Host[],
  certificate: Certificate,
  meter: TrafficMeter,
  fetchFromPlatform: FetchFromPlatform,
): Promise<ServedHosts> {
  let line = new Line({ latency: 0 });
  const servers: Server[] = [];
  const sessions = new Set<ServerHttp2Session>();
  const stop = () => {
    for (const session of sessions) session.destroy();
    for (const server of servers) server.close();
  };
  try {
    for (const host of hosts) {
      const findReply = createFindReply(host, fetchFromPlatform);
      const { key, cert } = certificate;
      const server = createServer({ key, cert, ALPNProtocols: ['h2'], noDelay: true }, (socket) => {
        const exchanges = new Map<number | undefined, Exchange>();
        const session = startSession(socket, ({ stream, bytes, isHeader }) => {
          const exchange = exchanges.get(stream);
          if (exchange) exchange.bytes += bytes;
          if (isHeader) line.reserve(bytes);
        });
        sessions.add(session);
        session.on('close', () => sessions.delete(session));
        session.on('stream', (stream, headers) => {
          const exchange = meter.start(host.origin + String(headers[':path']), headers['sec-fetch-dest']?.toString());
          exchanges.set(stream.id, exchange);
          // Ignores requests that the browser cancels when a page is closed.
          stream.on('error', () => undefined);
          stream.on('close', () => meter.end(exchange));
          void sendReply(stream, findReply(stream, headers), { line, exchange });
        });
      });
      await listen(server, host.origin);
      servers.push(server);
    }
  } catch (error) {
    stop();
    throw error;
  }
  return { setLine: (options) => (line = new Line(options)), stop };
}

interface Transfer {
  readonly line: Line;
  readonly exchange: Exchange;
}

async function sendReply(
  stream: ServerHttp2Stream,
  reply: Promise<Reply>,
  { line, exchange }: Transfer,
): Promise<void> {
  const arrival = performance.now();
  const { headers, body } = await reply;
  await line.waitForLatency(arrival);
  if (stream.destroyed) return;
  exchange.status = headers[':status'];
  stream.respond(headers, { endStream: !body });
  if (!body) return;
  exchange.bytes += FRAME_HEADER * Math.ceil(body.length / FRAME_SIZE);
  await line.transfer(body, (piece) => stream.destroyed || stream.write(piece));
  stream.end();
}

function createFindReply(host: Host, fetchFromPlatform: FetchFromPlatform) {
  const files = readFolder(host.folder);
  return async (stream: ServerHttp2Stream, headers: IncomingHttpHeaders): Promise<Reply> => {
    const path = String(headers[':path'] ?? '/');
    const { pathname } = new URL(path, host.origin);
    const file = /^\/(v1|api)\//.test(path) ? undefined : find(files, pathname, host.serves);
    if (file) return toFileReply(headers, file, host.serves);
    if (host.serves === 'app' || isBuildFile(pathname)) return toMissingReply(host.serves);
    return fetchReply(stream, headers, path, fetchFromPlatform);
  };
}

/** Fetches data or a rendered page from the platform. Compresses Firestore's data with gzip, as Google's servers do. */
async function fetchReply(
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  path: string,
  fetchFromPlatform: FetchFromPlatform,
): Promise<Reply> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  const method = String(headers[':method']);
  const etag = headers['if-none-match'];
  const response = await fetchFromPlatform(path, {
    method,
    ...(etag !== undefined && { headers: { 'if-none-match': etag } }),
    ...(method === 'POST' && { body: Buffer.concat(chunks).toString('utf8') }),
  });
  const text = await response.text();
  const encoding = path.startsWith('/v1/') ? 'gzip' : 'br';
  const passed = passedOn.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return {
    headers: {
      ':status': response.status,
      ...Object.fromEntries(passed),
      ...(text && { 'content-encoding': encoding, vary: 'accept-encoding' }),
    },
    ...(text && { body: encoding === 'gzip' ? gzipSync(text) : brotliCompressSync(text, onTheWay) }),
  };
}

/**
 * Headers that are copied from the platform's response. Headers about its connection and encoding do not apply here.
 */
const passedOn = [
  'content-type',
  'content-security-policy',
  'cache-control',
  'etag',
  'location',
  ...Object.keys(pageHeaders).slice(1),
];

/** Brotli options for responses that are compressed at each request. */
const onTheWay = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function toMissingReply(serves: Host['serves']): Reply {
  return { headers: { ...sent[serves], ':status': 404, 'cache-control': 'no-store' } };
}

function toFileReply(headers: IncomingHttpHeaders, file: StoredFile, serves: Host['serves']): Reply {
  if (headers['if-none-match'] === file.etag) {
    const { etag, 'cache-control': cacheControl } = file.headers;
    return { headers: { ...sent[serves], ':status': 304, etag, 'cache-control': cacheControl } };
  }
  return { headers: { ...sent[serves], ...file.headers, ':status': 200 }, body: file.body };
}

/**
 * Finds the file for a URL path. Build files, and pages of a `pages` host, also have URLs without the extension
 * `.html`. A `pages` host falls back to `index.html`, as configured in firebase.json.
 */
function find(files: ReturnType<typeof readFolder>, path: string, serves: Host['serves']): StoredFile | undefined {
  if (isBuildFile(path)) return files(path) ?? files(`${path}.html`);
  if (serves !== 'pages') return path === '/' ? undefined : files(path);
  return files(path) ?? files(`${path}.html`) ?? files('/index.html');
}

function isBuildFile(path: string): boolean {
  return /^\/(b-[^/]+|assets|builds)\//.test(path);
}

function listen(server: Server, origin: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const taken = cause.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} is in use: choose others with --port.`, { cause }) : cause);
    });
    server.listen(Number(port), hostname, () => resolve());
  });
}
