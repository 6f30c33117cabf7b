import { isBuildFile } from './html';

export type RequestFields = Pick<Request, 'method' | 'mode' | 'url' | 'destination' | 'headers'>;

export type RequestKind = 'page' | 'file' | 'manifest' | 'data' | 'image' | undefined;

/** Returns the kind of a request. The worker leaves alone what could be private or change data, such as requests with a token. */
export function classify({ method, mode, url, destination, headers }: RequestFields, origin: string): RequestKind {
  const { origin: host, pathname, search } = new URL(url);
  if (method !== 'GET' || headers.has('authorization') || headers.has('range')) return undefined;
  const isOnSite = host === origin;
  if (mode === 'navigate') return isOnSite && isPage(pathname) ? 'page' : undefined;
  // Exclude scripts of other hosts that are requested without CORS, because the hash of an opaque response cannot be checked.
  if (isBuildFile(pathname)) return !search && (isOnSite || mode === 'cors') ? 'file' : undefined;
  if (!isOnSite && pathname === '/manifest.json' && mode === 'cors') return 'manifest';
  if (destination === 'image') return 'image';
  return isOnSite && pathname.startsWith('/api/v1/') ? 'data' : undefined;
}

export function isPage(pathname: string): boolean {
  return !/^\/(b-[0-9a-f]{10}|builds|api|__|-|feeds|calendar|cards|sitemaps)(\/|$)|^(\/[a-z]{2})?\/embed\/|\.[a-z0-9]+$/.test(
    pathname,
  );
}

/** Returns whether a response may be stored on the device. It must be public and complete, and must not be redirected. */
export function isStorable({
  status,
  redirected,
  headers,
}: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean {
  return status === 200 && !redirected && !/\b(private|no-store)\b/.test(headers.get('cache-control') ?? '');
}
