import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRenderer, type RenderError } from '@adp/edge';
import { toNodeListener } from '@adp/edge/node';
import { latestShell, liveSettings, type LiveSettings } from '@adp/site-document';
import type { SiteFile } from '@adp/site-document/siteFile';
import { readShellFolder } from './readShellFolder';

/** Timeout for a page and for a host, in milliseconds. It is long, because hosts may be far away. */
const TIMEOUT = 15_000;

export interface ShellRoute {
  readonly path: string;
  readonly isPrivate: boolean;
}

/** A site on this machine with a shell that is not live. */
export interface OpenedShell {
  readonly origin: string;
  /** Returns the routes of the live apps. Paths have parameters, such as `/events/:id`. */
  readonly listRoutes: () => Promise<readonly ShellRoute[]>;
  /** Returns the rendering errors since the last call. */
  readonly takeErrors: () => readonly RenderError[];
  readonly close: () => Promise<void>;
}

interface ShellOptions {
  readonly site: SiteFile;
  /** Folder of the shell's build. If omitted, the live shell is opened, for a comparison under the same conditions. */
  readonly dist?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Serves the live apps with a shell. Pages are rendered on this machine, and read data from the live site. Requests
 * that could change the live site are dropped.
 */
export async function openShell({ site, dist, headers }: ShellOptions): Promise<OpenedShell> {
  const folder = dist === undefined ? undefined : readShellFolder(dist);
  const readFile = (path: string): Response | undefined => {
    // Open pages would offer the live shell as an update.
    if (folder && path === latestShell) return Response.json({ build: folder.build });
    return folder?.read(path);
  };
  const forward = async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 204 });
    const { pathname, search } = new URL(request.url);
    const {
      body,
      status,
      headers: received,
    } = await globalThis.fetch(site.origin + pathname + search, {
      method: request.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    // The body is decoded already.
    const forwarded = [...received].filter(
      ([name]) => !/^(content-(encoding|length)|transfer-encoding|connection)$/.test(name),
    );
    return new Response(body, { status, headers: forwarded });
  };
  const errors: RenderError[] = [];
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  // The cast is safe because the server listens on a port.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname;
    const file = readFile(path);
    if (file) return file;
    const response = await forward(request);
    if (path !== liveSettings || !response.ok) return response;
    // The cast is safe because publishing writes this file.
    const settings = (await response.json()) as LiveSettings;
    return Response.json({ ...settings, registry: withoutSignatures(settings) });
  };
  const renderer = createRenderer({
    site: { ...site, origin, edge: 'function', registry: withoutSignatures(site) },
    headers,
    handleRequest: forward,
    fetch: (input, init) => {
      const request = new Request(input, init);
      return new URL(request.url).origin === origin ? answer(request) : globalThis.fetch(request);
    },
    onError: (error) => errors.push(error),
    onLog: () => undefined,
    timeLimit: TIMEOUT,
    answerTimeout: TIMEOUT,
    // Releases during the check must not mix with the state at its start.
    staleAfter: Number.MAX_SAFE_INTEGER,
  });
  const handle = async (request: Request) => (await renderer.renderPage(request)) ?? answer(request);
  const listener = toNodeListener(handle, origin);
  server.on('request', (request, response) => void listener(request, response));
  return {
    origin,
    listRoutes: async () => {
      const routes = await renderer.listRoutes();
      return routes.map((route) => ({ path: route.path, isPrivate: route.private ?? route.identity ?? false }));
    },
    takeErrors: () => errors.splice(0),
    close: async () => {
      await renderer.end();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Turns the check of signatures off, because they name the origin of the live site. Publishing and the live site check them. */
function withoutSignatures({ registry }: Pick<SiteFile, 'registry'>): SiteFile['registry'] {
  return { ...registry, signatures: 'off' };
}
