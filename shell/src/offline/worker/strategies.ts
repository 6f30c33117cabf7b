import { registerQuotaErrorCallback, type WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isStorable } from '../classify';
import { expendable, stores } from '../stores';

const DAY = 24 * 60 * 60;
const MOST_PAGES = 60;

// A header by which answers vary is the same in one browser, or it does not matter: what is stored is better than nothing.
const matchOptions = { ignoreVary: true };
const storable = {
  cacheWillUpdate: ({ response }: { readonly response: Response }) =>
    Promise.resolve(isStorable(response) ? response : null),
};
/** An address asks for the newest with a parameter of its own (packages/shared-data/src/client/readPublic.ts). */
const withoutFresh = {
  cacheKeyWillBeUsed: ({ request }: { readonly request: Request }) =>
    Promise.resolve(request.url.replace(/[?&]fresh=[^&]*$/, '')),
};
const limit = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, matchOptions }) as WorkboxPlugin;

/** Limits the files that are not stored by a strategy, too. */
export const filesLimit = limit(600, 60);
export const files = new CacheFirst({ cacheName: stores.files, matchOptions, plugins: [filesLimit] });
/** For a page that does not trust what it got. */
export const newFiles = new NetworkFirst({ cacheName: stores.files, matchOptions, plugins: [limit(600, 60)] });
export const data = new NetworkFirst({
  cacheName: stores.data,
  matchOptions,
  plugins: [withoutFresh, storable, limit(200, 30)],
});
export const images = new CacheFirst({ cacheName: stores.images, matchOptions, plugins: [storable, limit(60, 30)] });

/** By cache, what limits its entries that are not stored by a strategy. */
export const limits = {
  [stores.pages]: new CacheExpiration(stores.pages, { maxEntries: MOST_PAGES, matchOptions }),
  [stores.visits]: new CacheExpiration(stores.visits, { maxEntries: MOST_PAGES, matchOptions }),
  [stores.manifests]: new CacheExpiration(stores.manifests, { maxEntries: 30, matchOptions }),
} as const;

// Nothing else is stored for the entry that did not fit: the next visit tries again. What readers have saved stays.
registerQuotaErrorCallback(async () => {
  for (const name of expendable) await caches.delete(name);
});
