import { type Language, splitLanguage } from '@adp/shared-ui/languages';
import { catchAllPrefix, findOwner, owns, type SiteConfig } from '@adp/site-document/siteConfig';
import type { DocumentHtml } from '@adp/site-document';
import { toKind } from '../discovery/addresses';
import { withTimeout } from '../withTimeout';
import { findRoute } from './findRoute';

/** How long the endpoints may take, in milliseconds: what they have read before comes at once. */
const TIME_LIMIT = 200;

interface StatusOptions {
  readonly url: URL;
  readonly routes: DocumentHtml['routes'];
  readonly registry: SiteConfig;
  /** Answers requests to the site's own endpoints. */
  readonly answer: (request: Request) => Promise<Response>;
}

/**
 * Returns the status of a page that was not rendered: 200, 404 or 410 if the routes or the data tell, otherwise 503, so that crawlers
 * neither index a page that does not exist nor drop one that does.
 */
export async function readUnrenderedStatus({ url, routes, registry, answer }: StatusOptions): Promise<number> {
  const { language, path: opened } = splitLanguage(url.pathname);
  const path = opened.replace(/(?<=.)\/+$/, '');
  if (path === '/') return 200;
  const owner = findOwner(registry, path);
  if (!owner) return 404;
  const route = findRoute(routes, url.pathname.replace(/\/+$/, ''));
  // An announced section has no routes. Pages of all its paths say the same.
  if (owner.origin === null || (route && !route.path.includes(':'))) return 200;
  const isProfile = !owner.owns.some((prefix) => prefix !== catchAllPrefix && owns(prefix, path));
  const endpoint = isProfile ? toProfileEndpoint(path) : toItemEndpoint(path, language);
  if (endpoint === undefined) return 503;
  try {
    const { status } = await withTimeout(answer(new Request(new URL(`/api/v1/${endpoint}`, url))), TIME_LIMIT);
    return [200, 404, 410].includes(status) ? status : 503;
  } catch {
    return 503;
  }
}

/** In capitals, a profile's path is a redirect, which only its page makes. */
function toProfileEndpoint(path: string): string | undefined {
  return path === path.toLowerCase() ? `people${path}` : undefined;
}

/** As the item's page reads it (mfe-content/src/api/publicItems.ts), so that the answer is cached under the same key. */
function toItemEndpoint(path: string, language: Language): string | undefined {
  const [segment, id, ...rest] = path.slice(1).split('/');
  return toKind(segment) && id !== undefined && rest.length === 0 ? `${segment}/${id}?lang=${language}` : undefined;
}
