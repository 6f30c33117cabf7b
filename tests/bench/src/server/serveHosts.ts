import {
  createSecureServer,
  type Http2SecureServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Certificate } from './certificate';
import { readFolder, type StoredFile } from './readFolder';

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

/** URL and status of one response of a host. */
export interface Answer {
  readonly address: string;
  readonly status: number;
}

export interface ServedHosts {
  /** Returns the responses since the last call. */
  readonly takeAnswers: () => readonly Answer[];
  readonly stop: () => void;
}

/**
 * Delay between the headers and the body of a response, in milliseconds. Without it, Chromium's network emulation
 * sometimes counts data twice that arrives together with the headers, which adds up to 1 s at 400 kbit/s. The delay is
 * less than every profile's latency, so it does not change results.
 */
const BODY_DELAY = 50;

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
 * Serves each host by HTTP/2 with TLS, on this machine only.
 * @throws Error with one sentence if a port is in use
 */
export async function serveHosts(
  hosts: readonly Host[],
  certificate: Certificate,
  fetchFromPlatform: FetchFromPlatform,
): Promise<ServedHosts> {
  let answers: Answer[] = [];
  const servers: Http2SecureServer[] = [];
  const sessions = new Set<ServerHttp2Session>();
  const stop = () => {
    for (const session of sessions) session.destroy();
    for (const server of servers) server.close();
  };
  try {
    for (const host of hosts) {
      const files = readFolder(host.folder);
      const server = createSecureServer({ key: certificate.key, cert: certificate.cert });
      server.on('session', (session) => {
        sessions.add(session);
        session.on('close', () => sessions.delete(session));
      });
      server.on('stream', (stream, headers) => {
        // Ignores requests that the browser cancels when a page is closed.
        stream.on('error', () => undefined);
        const path = String(headers[':path'] ?? '/');
        const note = (status: number) => answers.push({ address: `${host.origin}${path}`, status });
        const { pathname } = new URL(path, host.origin);
        const file = /^\/(v1|api)\//.test(path) ? undefined : find(files, pathname, host.serves);
        if (file) note(answerFile(stream, headers, file, host.serves));
        else if (host.serves === 'app' || isBuildFile(pathname)) note(answerMissing(stream, host.serves));
        else void answerFromPlatform(stream, headers, path, fetchFromPlatform).then(note);
      });
      await listen(server, host.origin);
      servers.push(server);
    }
  } catch (error) {
    stop();
    throw error;
  }
  const takeAnswers = () => {
    const taken = answers;
    answers = [];
    return taken;
  };
  return { takeAnswers, stop };
}

/**
 * Sends data and rendered pages from the platform. Compresses Firestore's data with gzip, as Google's servers do.
 * Returns the status.
 */
async function answerFromPlatform(
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  path: string,
  fetchFromPlatform: FetchFromPlatform,
): Promise<number> {
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
  if (stream.destroyed) return response.status;
  const encoding = path.startsWith('/v1/') ? 'gzip' : 'br';
  const passed = passedOn.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  stream.respond(
    {
      ':status': response.status,
      ...Object.fromEntries(passed),
      ...(text && { 'content-encoding': encoding, vary: 'accept-encoding' }),
    },
    { endStream: !text },
  );
  const body = encoding === 'gzip' ? gzipSync(text) : brotliCompressSync(text, onTheWay);
  if (text) sendLater(stream, body);
  return response.status;
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

function sendLater(stream: ServerHttp2Stream, body: Buffer): void {
  setTimeout(() => {
    if (!stream.destroyed) stream.end(body);
  }, BODY_DELAY);
}

function answerMissing(stream: ServerHttp2Stream, serves: Host['serves']): number {
  stream.respond({ ...sent[serves], ':status': 404, 'cache-control': 'no-store' }, { endStream: true });
  return 404;
}

function answerFile(
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  file: StoredFile,
  serves: Host['serves'],
): number {
  if (headers['if-none-match'] === file.etag) {
    const { etag, 'cache-control': cacheControl } = file.headers;
    stream.respond({ ...sent[serves], ':status': 304, etag, 'cache-control': cacheControl }, { endStream: true });
    return 304;
  }
  stream.respond({ ...sent[serves], ...file.headers, ':status': 200 });
  sendLater(stream, file.body);
  return 200;
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

function listen(server: Http2SecureServer, origin: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const taken = cause.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} is in use: choose others with --port.`, { cause }) : cause);
    });
    server.listen(Number(port), hostname, () => resolve());
  });
}
