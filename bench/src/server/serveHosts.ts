import {
  constants,
  createSecureServer,
  type Http2SecureServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import { gzipSync } from 'node:zlib';
import type { Certificate } from './certificate';
import { readFolder, type StoredFile } from './readFolder';
import type { AskData } from './startData';

/** A folder served at an origin of its own. */
export interface Host {
  readonly origin: string;
  readonly folder: string;
  /** `pages`: HTML for any path; `app`: files alone, for the pages of other origins. */
  readonly serves: 'pages' | 'app';
}

/** One answer that a host gave. */
export interface Answer {
  readonly address: string;
  readonly status: number;
}

export interface ServedHosts {
  /** What was answered since the last call. */
  readonly takeAnswers: () => readonly Answer[];
  readonly stop: () => void;
}

/**
 * How long a body waits behind its headers, in milliseconds. What has arrived when Chromium meets the headers, its
 * emulation of a slow network charges twice: by chance up to 1 s at 400 kbit/s. Hidden in every profile's latency.
 */
const BODY_DELAY = 50;

/** As firebase.json has them. */
const sent = {
  pages: {
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  },
  app: {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  },
} as const;

/**
 * Serves each host by HTTP/2 with TLS, on this machine alone.
 * @throws Error with one sentence where a port is taken
 */
export async function serveHosts(
  hosts: readonly Host[],
  certificate: Certificate,
  askData: AskData,
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
        const path = String(headers[constants.HTTP2_HEADER_PATH] ?? '/');
        if (path.startsWith('/v1/')) {
          void answerData(stream, headers, path, askData).then((status) =>
            answers.push({ address: `${host.origin}${path}`, status }),
          );
          return;
        }
        answers.push({ address: `${host.origin}${path}`, status: answer(stream, headers, files, host.serves) });
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

/** What a page asks of its data, packed as Google's service packs it; gives the status. */
async function answerData(
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  path: string,
  ask: AskData,
): Promise<number> {
  stream.on('error', () => undefined);
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  const { status, body } = await ask(
    path,
    String(headers[constants.HTTP2_HEADER_METHOD]),
    Buffer.concat(chunks).toString('utf8'),
  );
  if (stream.destroyed) return status;
  stream.respond({
    ':status': status,
    'content-type': 'application/json; charset=UTF-8',
    'content-encoding': 'gzip',
    'cache-control': 'private',
  });
  setTimeout(() => {
    if (!stream.destroyed) stream.end(gzipSync(body));
  }, BODY_DELAY);
  return status;
}

function answer(
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  files: ReadonlyMap<string, StoredFile>,
  serves: Host['serves'],
): number {
  // A page that is closed takes its requests back; that is no fault of the run.
  stream.on('error', () => undefined);
  const file = find(files, new URL(String(headers[constants.HTTP2_HEADER_PATH]), 'https://host').pathname, serves);
  if (!file) {
    stream.respond({ ...sent[serves], ':status': 404, 'cache-control': 'no-store' }, { endStream: true });
    return 404;
  }
  if (headers['if-none-match'] === file.etag) {
    const { etag, 'cache-control': cacheControl } = file.headers;
    stream.respond({ ...sent[serves], ':status': 304, etag, 'cache-control': cacheControl }, { endStream: true });
    return 304;
  }
  stream.respond({ ...sent[serves], ...file.headers, ':status': 200 });
  setTimeout(() => {
    if (!stream.destroyed) stream.end(file.body);
  }, BODY_DELAY);
  return 200;
}

/** Clean URLs, and the page for unknown routes where no build's file is meant: as the rewrites of firebase.json. */
function find(files: ReadonlyMap<string, StoredFile>, path: string, serves: Host['serves']): StoredFile | undefined {
  const file = files.get(path);
  if (file || serves === 'app') return file;
  if (/^\/(b-[^/]+|assets|builds)\//.test(path)) return undefined;
  return files.get(`${path}.html`) ?? files.get('/index.html');
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
