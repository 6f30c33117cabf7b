import { registerQuotaErrorCallback, type WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isStorable } from '../classify';
import { evictable, stores } from '../stores';

const DAY = 24 * 60 * 60;
const MAX_PAGES = 60;

// Ignore Vary headers, because the request headers that they name are constant within one browser, or do not affect stored content.
const matchOptions = { ignoreVary: true };
const storable = {
  cacheWillUpdate: ({ response }: { readonly response: Response }) =>
    Promise.resolve(isStorable(response) ? response : null),
};
/** Removes the parameter for fresh data (packages/shared-data/src/client/readPublic.ts) from cache keys. */
const ignoreFreshParameter = {
  cacheKeyWillBeUsed: ({ request }: { readonly request: Request }) =>
    Promise.resolve(request.url.replace(/[?&]fresh=[^&]*$/, '')),
};
const limit = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, matchOptions }) as WorkboxPlugin;

export const filesLimit = limit(600, 60);
export const files = new CacheFirst({ cacheName: stores.files, matchOptions, plugins: [filesLimit] });
export const newFiles = new NetworkFirst({ cacheName: stores.files, matchOptions, plugins: [limit(600, 60)] });
export const data = new NetworkFirst({
  cacheName: stores.data,
  matchOptions,
  plugins: [ignoreFreshParameter, storable, limit(200, 30)],
});
export const images = new CacheFirst({ cacheName: stores.images, matchOptions, plugins: [storable, limit(60, 30)] });

export const limits = {
  [stores.pages]: new CacheExpiration(stores.pages, { maxEntries: MAX_PAGES, matchOptions }),
  [stores.visits]: new CacheExpiration(stores.visits, { maxEntries: MAX_PAGES, matchOptions }),
  [stores.manifests]: new CacheExpiration(stores.manifests, { maxEntries: 30, matchOptions }),
} as const;

// Evict the caches when storage is full. The entry that did not fit is not retried; the next visit stores it.
registerQuotaErrorCallback(async () => {
  for (const name of evictable) await caches.delete(name);
});
