/** Name of the cache of `UnsentRequest`s. The service worker deletes caches with unknown names. */
export const unsentStore = 'adp-unsent';

/** Tag of the background sync in which the worker sends the requests, and type of its message to open pages. */
export const syncTag = 'adp.sync';

/** A request for a member's ID token. */
export interface TokenRequest {
  readonly url: string;
  /** Form data with the member's refresh token, which the browser stores for this site while the member is signed in. */
  readonly body: string;
}

/** A commit that a page could not send. The worker sends it after the page is closed (decision 120). */
export interface UnsentRequest {
  readonly url: string;
  /** Bodies to try in order until the rules accept one. */
  readonly bodies: readonly string[];
  readonly token: TokenRequest;
  /** Web Lock that a page holds while it sends or withdraws the same commit. */
  readonly lock: string;
}

/** Returns the cache path of a key's request. */
export const toUnsentPath = (key: string) => `/-/unsent/${encodeURIComponent(key)}`;

/** Returns the caches of this device. Undefined without a secure context, or if the browser forbids storage. */
export function getCaches(): CacheStorage | undefined {
  try {
    return globalThis.caches;
  } catch {
    // If storage is forbidden, reading the property throws.
    return undefined;
  }
}

/** Deletes the stored request of a key. Never rejects. */
export async function dropUnsent(key: string): Promise<void> {
  const deletion = getCaches()
    ?.open(unsentStore)
    .then((store) => store.delete(toUnsentPath(key)));
  await deletion?.catch(() => false);
}

/** Deletes all stored requests when their member signs out. Never rejects. */
export async function dropAllUnsent(): Promise<void> {
  await getCaches()
    ?.delete(unsentStore)
    .catch(() => false);
}
