import type { DataConfig } from '@adp/shared-data/client';
import { findOwner } from '@adp/site-document/siteConfig';
import type { SiteFile } from '@adp/site-document';
import { createPainter } from './discovery/card/createPainter';
import { readCardFiles } from './discovery/card/readCardFiles';
import { getClientAddress } from './getClientAddress';
import { createHandler } from './handler';
import type { Handler } from './HandlerOptions';
import { createRenderer } from './render/createRenderer';
import { toNodeListener } from './toNodeListener';
import type { SaveUsage } from './usage/createUsageCounter';

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
  const { handle, listRoutes } = createRenderer({ site, headers, answer: (request) => handler(request) });
  // The app that has the search has its index, too.
  const host = findOwner(site.registry, '/search')?.origin;
  const searchIndex = host ? `${host}/search/` : undefined;
  const options = { site: origin, data, searchIndex, fetch: read, paint, getAddress: getClientAddress };
  const handler: Handler = createHandler({ ...options, pages: handle, listRoutes, saveUsage: sendUsage(origin) });
  return toNodeListener(handler, origin);
}

/** Sends counts to the action that saves them, by the identity of the account that renders: it has no role, and needs none for this. */
function sendUsage(site: string): SaveUsage {
  const identity = 'http://metadata.google.internal/computeMetadata/v1/instance/service-accounts/default/identity';
  return async (counts, id) => {
    const audience = encodeURIComponent(site);
    const answer = await fetch(`${identity}?audience=${audience}&format=full`, {
      headers: { 'metadata-flavor': 'Google' },
    });
    if (!answer.ok) throw new Error(`The metadata server answers with ${answer.status}.`);
    const saved = await fetch(`${site}/api/actions/count-usage`, {
      method: 'POST',
      headers: { origin: site, 'content-type': 'application/json', authorization: `Bearer ${await answer.text()}` },
      body: JSON.stringify({ counts, id }),
      signal: AbortSignal.timeout(10_000),
    });
    if (!saved.ok) throw new Error(`Counts are answered with ${saved.status}.`);
  };
}
