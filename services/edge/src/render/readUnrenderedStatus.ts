import { findKindOfSegment } from '@adp/shared-data/content';
import { type Language, splitLanguage } from '@adp/shared-ui/languages';
import { catchAllPrefix, findOwner, owns, type SiteConfig } from '@adp/site-document/siteConfig';
import type { DocumentHtml } from '@adp/site-document';
import { withTimeout } from '../withTimeout';
import { findRoute } from './findRoute';

/** The timeout for the API, in milliseconds. Cached responses are much faster. */
const TIME_LIMIT = 200;

interface StatusOptions {
  readonly url: URL;
  readonly routes: DocumentHtml['routes'];
  readonly registry: SiteConfig;
  readonly handleRequest: (request: Request) => Promise<Response>;
}

/**
 * Returns 200, 404 or 410 if routes or data determine the status. Otherwise returns 503, so that crawlers neither index
 * nor drop the page.
 */
export async function readUnrenderedStatus({ url, routes, registry, handleRequest }: StatusOptions): Promise<number> {
  const { language, path: pathname } = splitLanguage(url.pathname);
  const path = pathname.replace(/(?<=.)\/+$/, '');
  if (path === '/') return 200;
  const owner = findOwner(registry, path);
  if (!owner) return 404;
  const route = findRoute(routes, url.pathname.replace(/\/+$/, ''));
  // A section that is not published yet has no routes and shows the same page for all paths.
  if (owner.origin === null || (route && !route.path.includes(':'))) return 200;
  const isProfile = !owner.owns.some((prefix) => prefix !== catchAllPrefix && owns(prefix, path));
  const endpoint = isProfile ? toProfileEndpoint(path) : toItemEndpoint(path, language);
  if (endpoint === undefined) return 503;
  try {
    const { status } = await withTimeout(handleRequest(new Request(new URL(`/api/v1/${endpoint}`, url))), TIME_LIMIT);
    return [200, 404, 410].includes(status) ? status : 503;
  } catch {
    return 503;
  }
}

/** Returns the API path of a profile. Returns undefined for a path with capitals, which only the rendered page can redirect. */
function toProfileEndpoint(path: string): string | undefined {
  return path === path.toLowerCase() ? `people${path}` : undefined;
}

/** Returns an item's API path as its page requests it (publicItems.ts), so that both share a cache entry. */
function toItemEndpoint(path: string, language: Language): string | undefined {
  const [segment, id, ...rest] = path.slice(1).split('/');
  return findKindOfSegment(segment) && id !== undefined && rest.length === 0
    ? `${segment}/${id}?lang=${language}`
    : undefined;
}
