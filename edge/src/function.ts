import { toNodeListener } from '@adp/local/hosting';
import type { DataConfig } from '@adp/shared-data';
import { findOwner } from '@adp/shell/siteConfig';
import type { SiteFile } from '@adp/site/html';
import { createPainter } from './discovery/card/createPainter';
import { readCardFiles } from './discovery/card/readCardFiles';
import { getAddress } from './getAddress';
import { createHandler } from './handler';
import type { Handler } from './HandlerOptions';
import { createRenderer } from './render/createRenderer';

export { environment } from './environment';

export interface FunctionConfig {
  /** Its registry is that of the beginning; the live one is read from the shell's host. */
  readonly site: SiteFile;
  readonly data: DataConfig;
  /** Headers of every page. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The handler as Cloud Functions and Cloud Run call it.
 * @param file the function's own file, beside which the packages for painting cards are
 */
export function createFunction({ site, data, headers }: FunctionConfig, file: string) {
  const { origin } = site;
  const paint = createPainter(() => readCardFiles(file));
  // The API key is good for requests from the site's own pages alone (docs/deploy.md).
  const read = (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set('referer', `${origin}/`);
    return fetch(url, { ...init, headers });
  };
  // What a page's loaders fetch, this handler answers.
  const { handle } = createRenderer({ site, headers, answer: (request) => handler(request) });
  // The app that has the search has its index, too.
  const host = findOwner(site.registry, '/search')?.origin;
  const searchIndex = host ? `${host}/search/` : undefined;
  const options = { site: origin, data, searchIndex, fetch: read, paint, getAddress };
  const handler: Handler = createHandler({ ...options, pages: handle });
  return toNodeListener(handler, origin);
}
