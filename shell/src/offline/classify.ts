import { isBuildFile } from './html';

/** What of a request the answer goes by. */
export type RequestFields = Pick<Request, 'method' | 'mode' | 'url' | 'destination' | 'headers'>;

/** What a request is for; undefined for what the worker leaves alone. */
export type Matter = 'page' | 'file' | 'manifest' | 'data' | 'image' | undefined;

/**
 * What the worker does with a request of a page at `origin`. What could be private, changes something or is the platform's own
 * goes past it: anything with a member's token, Firestore, Auth and Storage.
 */
export function classify({ method, mode, url, destination, headers }: RequestFields, origin: string): Matter {
  const { origin: host, pathname, search } = new URL(url);
  if (method !== 'GET' || headers.has('authorization') || headers.has('range')) return undefined;
  const isOnSite = host === origin;
  if (mode === 'navigate') return isOnSite && isPage(pathname) ? 'page' : undefined;
  // A script without CORS of another host could not be checked.
  if (isBuildFile(pathname)) return !search && (isOnSite || mode === 'cors') ? 'file' : undefined;
  if (!isOnSite && pathname === '/manifest.json' && mode === 'cors') return 'manifest';
  if (destination === 'image') return 'image';
  return isOnSite && pathname.startsWith('/api/v1/') ? 'data' : undefined;
}

/** Not a file, an answer of a function, or one of the host's own pages. */
export function isPage(pathname: string): boolean {
  return !/^\/(b-[0-9a-f]{10}|builds|api|__|-|feeds|calendar|cards|sitemaps)(\/|$)|\.[a-z0-9]+$/.test(pathname);
}

/** Whether an answer may be stored on the device: what is for everybody, and came whole from the address that was asked for. */
export function isStorable({
  status,
  redirected,
  headers,
}: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean {
  return status === 200 && !redirected && !/\b(private|no-store)\b/.test(headers.get('cache-control') ?? '');
}
