import http, { type IncomingMessage, type OutgoingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import superstatic, { type Rewriters } from 'superstatic';
import { answerServices } from '../http/answerServices';
import { ApiError } from '../http/apiError';
import type { Service } from '../http/service';
import { toNodeListener, type WebHandler } from '../http/toNodeListener';
import { addToPages } from './addToPages';
import { withCdn } from './cdn';
import type { HostingEntry } from './HostingEntry';
import { toServingConfig } from './releases/servingConfig';
import { readChannel } from './releases/channelUrl';
import type { Releases } from './releases/createReleases';
import type { StoredVersion } from './releases/hostingState';
import { serveVersions } from './releases/serveVersion';

export interface ServedSites {
  readonly origins: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** Handler that tests use to inject faults before the host. Returns true if it sent a response. */
export type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface ServeOptions {
  readonly hosting: readonly HostingEntry[];
  /** Origins by target, such as http://127.0.0.1:4200. A target without an origin is not served. */
  readonly origins: Readonly<Record<string, string>>;
  readonly cwd: string;
  readonly intercept?: Readonly<Record<string, Intercept>>;
  /** Services on every origin, which take precedence over files. */
  readonly services?: readonly Service[];
  /** Released versions, which take precedence over the sites' folders. */
  readonly releases?: Pick<Releases, 'served' | 'read'>;
  /** Handlers for rewrites to Cloud Run, by service ID. Functions of the 2nd generation are Cloud Run services. */
  readonly functions?: Readonly<Record<string, WebHandler>>;
  /** Enables caching of function responses, as Hosting's CDN does. */
  readonly cdn?: boolean;
  /** Time in milliseconds that `stop` waits for requests in progress. Defaults to 0. */
  readonly stopGrace?: number;
  /** Changes every HTML page. If undefined, pages are sent as deployed. */
  readonly page?: (html: string) => string;
}

/** Serves each site on its own port, for this machine only. @throws Error with one sentence if a port is in use */
export async function serveSites(options: ServeOptions): Promise<ServedSites> {
  const { hosting, origins, stopGrace = 0 } = options;
  const servers: Server[] = [];
  const served: Record<string, string> = {};
  const stop = async () => {
    await Promise.all(servers.map((server) => close(server, stopGrace)));
  };
  try {
    for (const entry of hosting) {
      const origin = origins[entry.target];
      if (!origin) continue;
      servers.push(await listen(createSite(entry, origin, options), origin, entry.target));
      served[entry.target] = origin;
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { origins: served, stop };
}

function createSite(entry: HostingEntry, origin: string, options: ServeOptions): Server {
  const { cwd, page, services = [], releases } = options;
  const host = new URL(origin).host;
  const intercept = options.intercept?.[entry.target];
  const origins = Object.values(options.origins);
  const answersService = answerServices(services, origin, origins);
  const answered = new WeakSet<ServerResponse>();
  const rewriters = toRewriters(options, origin, answered);
  const config = { public: entry.public, ...toServingConfig(entry.config ?? {}) };
  const folder = superstatic.default({ config, cwd, compression: true, fallthrough: true, rewriters });
  const released = releases && serveVersions(releases, rewriters);
  return http.createServer((request, response) => {
    // Any web page can make a browser send requests to this machine. The Host header exposes DNS rebinding.
    const channel = request.headers.host === host ? 'live' : readChannel(request.headers.host, entry.target, origin);
    const version = channel === undefined ? undefined : findServed(releases, entry.target, channel);
    if (channel === undefined || (channel !== 'live' && !version))
      return answer(response, 421, `This server accepts requests for ${host} only.`);
    if (intercept?.(request, response)) return undefined;
    const answers =
      channel === 'live'
        ? answersService
        : answerServices(services, `http://${request.headers.host}`, [...origins, `http://${request.headers.host}`]);
    if (answers(request, response)) return undefined;
    // Reject the URL here, because superstatic would throw outside of any handler and end the process.
    if (!isReadable(request.url)) return answer(response, 400, 'This URL is not valid UTF-8.');
    if (isTooLong(request.url)) return answer(response, 414, 'This path is too long.');
    const site = (version && released?.(version)) ?? folder;
    storeNoError(response, answered);
    if (page) addToPages(request, response, page);
    return site(request, response, (error) => {
      if (error) answer(response, 500, error.message);
      else answer(response, 404, `${entry.target} has no ${request.url ?? ''}`);
    });
  });
}

function isReadable(url = ''): boolean {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}

/** Maximum length of a path segment. File systems reject longer names, so such a file cannot exist. */
const MAX_SEGMENT = 255;
const MAX_PATH = 2_048;

function isTooLong(url = ''): boolean {
  const path = decodeURI(url.split('?', 1)[0] ?? '');
  return (
    Buffer.byteLength(path) > MAX_PATH || path.split('/').some((segment) => Buffer.byteLength(segment) > MAX_SEGMENT)
  );
}

function toRewriters(
  { functions = {}, cdn }: ServeOptions,
  origin: string,
  answered: WeakSet<ServerResponse>,
): Rewriters {
  const listeners = new Map(
    Object.entries(functions).map(([id, handler]) => [id, toNodeListener(cdn ? withCdn(handler) : handler, origin)]),
  );
  return {
    run: ({ run }) => {
      const listener = listeners.get(run.serviceId);
      if (!listener) throw new Error(`A rewrite leads to ${run.serviceId}, but this function does not exist.`);
      return Promise.resolve((request, response) => {
        answered.add(response);
        void listener(request, response);
      });
    },
  };
}

/** Returns undefined if the channel is missing or the site's folder is served. */
function findServed(releases: ServeOptions['releases'], site: string, channel: string): StoredVersion | undefined {
  try {
    return releases?.served(site, channel);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Prevents caching of errors, to which superstatic adds the headers of the path. Call it before superstatic. */
function storeNoError(response: ServerResponse, answered: WeakSet<ServerResponse>): void {
  const send = response.writeHead.bind(response);
  Reflect.set(response, 'writeHead', (status: number, headers?: OutgoingHttpHeaders) => {
    if (status >= 400 && !answered.has(response)) response.setHeader('cache-control', 'no-store');
    return send(status, headers);
  });
}

function answer(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) return void response.end();
  // Missing files must be looked up again at the next request, so ignore the headers of the path.
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`${text}\n`);
}

function listen(server: Server, origin: string, target: string): Promise<Server> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const advice = `Stop the other program, or give ${target} another origin.`;
      const inUse = new Error(`Port ${port} is in use, so ${target} cannot be served. ${advice}`);
      reject(error.code === 'EADDRINUSE' ? inUse : error);
    });
    server.listen(Number(port), hostname, () => resolve(server));
  });
}

function close(server: Server, grace: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), grace);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
