/** The name of the cache for `UnsentRequest`s. The service worker deletes caches with unknown names. */
export const unsentStore = 'adp-unsent';

/** The tag of the background sync that sends the requests, and the type of the worker's message to pages. */
export const syncTag = 'adp.sync';

/** A request for a member's ID token. */
export interface TokenRequest {
  readonly url: string;
  /** Form data with the member's refresh token, which the browser stores anyway during a session. */
  readonly body: string;
}

/** A commit that a page could not send. The service worker sends it after the page is closed (decision 120). */
export interface UnsentRequest {
  readonly url: string;
  /** Alternative bodies, tried in order until the rules accept one. */
  readonly bodies: readonly string[];
  readonly token: TokenRequest;
  /** The name of the Web Lock that a page holds while it sends or withdraws the same commit. */
  readonly lock: string;
}

export const toUnsentPath = (key: string) => `/-/unsent/${encodeURIComponent(key)}`;

/** Returns the caches of this device. Returns undefined outside a secure context, or if the browser forbids storage. */
export function getCaches(): CacheStorage | undefined {
  try {
    return globalThis.caches;
  } catch {
    // Reading the property throws if storage is forbidden.
    return undefined;
  }
}

/** Deletes the stored request with a key. Never rejects. */
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
