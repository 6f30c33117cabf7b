import type { DataConfig } from '@adp/shared-data/client';
import { findOwner } from '@adp/site-document/siteConfig';
import type { SiteFile } from '@adp/site-document';
import { createSender } from './createSender';
import { createImageRenderer } from './discovery/card/createImageRenderer';
import { readCardFiles } from './discovery/card/readCardFiles';
import { getClientAddress } from './getClientAddress';
import { createHandler } from './handler';
import type { Handler } from './HandlerOptions';
import { createRenderer } from './render/createRenderer';
import { toNodeListener } from './toNodeListener';

export { environment } from './environment';

export interface FunctionConfig {
  /** The site at the time of deployment. The live registry is read from the shell's host. */
  readonly site: SiteFile;
  readonly data: DataConfig;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns the function's handler. `file` is the function's own module, from which the packages for images can be required. */
export function createFunction({ site, data, headers }: FunctionConfig, file: string) {
  const { origin } = site;

  // The API key only accepts requests from the site's own pages (docs/deploy.md), so send the site's referrer.
  const fetchData = (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set('referer', `${origin}/`);
    return fetch(url, { ...init, headers });
  };
  const renderer = createRenderer({ site, headers, handleRequest: (request) => handler(request) });
  // The app that owns the search page also hosts the search index.
  const host = findOwner(site.registry, '/search')?.origin;
  const handler: Handler = createHandler({
    ...renderer,
    site: origin,
    data,
    searchIndex: host ? `${host}/search/` : undefined,
    fetch: fetchData,
    renderImage: createImageRenderer(() => readCardFiles(file)),
    getIpAddress: getClientAddress,
    saveUsage: createSender(origin, 'count-usage'),
    saveHealth: createSender(origin, 'count-health'),
  });
  return toNodeListener(handler, origin);
}
