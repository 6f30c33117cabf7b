import { isBuildFile } from './html';

/** The fields of a request that decide how the worker handles it. */
export type RequestFields = Pick<Request, 'method' | 'mode' | 'url' | 'destination' | 'headers'>;

/** Kind of a request. Undefined for requests that the worker does not handle. */
export type RequestKind = 'page' | 'file' | 'manifest' | 'data' | 'image' | undefined;

/**
 * Returns how the worker handles a request from a page at `origin`. It does not handle requests that could be private or change something,
 * such as those with a member's token, or those to Firestore, Auth and Storage.
 */
export function classify({ method, mode, url, destination, headers }: RequestFields, origin: string): RequestKind {
  const { origin: host, pathname, search } = new URL(url);
  if (method !== 'GET' || headers.has('authorization') || headers.has('range')) return undefined;
  const isOnSite = host === origin;
  if (mode === 'navigate') return isOnSite && isPage(pathname) ? 'page' : undefined;
  // Without CORS, a script of another host is opaque, so its hash could not be checked.
  if (isBuildFile(pathname)) return !search && (isOnSite || mode === 'cors') ? 'file' : undefined;
  if (!isOnSite && pathname === '/manifest.json' && mode === 'cors') return 'manifest';
  if (destination === 'image') return 'image';
  return isOnSite && pathname.startsWith('/api/v1/') ? 'data' : undefined;
}

/** Returns whether the path is a page: not a file, an endpoint of a function, or one of the host's reserved pages. */
export function isPage(pathname: string): boolean {
  return !/^\/(b-[0-9a-f]{10}|builds|api|__|-|feeds|calendar|cards|sitemaps)(\/|$)|\.[a-z0-9]+$/.test(pathname);
}

/** Returns whether a response may be stored on the device: it is public and complete, and was not redirected. */
export function isStorable({
  status,
  redirected,
  headers,
}: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean {
  return status === 200 && !redirected && !/\b(private|no-store)\b/.test(headers.get('cache-control') ?? '');
}
