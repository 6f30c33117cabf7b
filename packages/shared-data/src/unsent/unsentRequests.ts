/** The cache of `UnsentRequest`s. The worker knows it by this name, and deletes caches of others. */
export const unsentStore = 'adp-unsent';

/** The tag of the background sync in which the worker sends them, and the type of its message to open pages. */
export const syncTag = 'adp.sync';

/** A request by which an ID token is had for a member. */
export interface TokenRequest {
  readonly url: string;
  /** Form data. It holds the member's refresh token, which the browser stores for this site as long as the member is signed in. */
  readonly body: string;
}

/** A commit that a page could not send, for the worker to send when the page is closed (decision 120). */
export interface UnsentRequest {
  readonly url: string;
  /** One after the other until the rules take one. */
  readonly bodies: readonly string[];
  readonly token: TokenRequest;
  /** The Web Lock that a page holds while it sends the same, or takes it back. */
  readonly lock: string;
}

/** Where the request of this key is in the cache. */
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

/** Takes back what is stored by this key. Never rejects. */
export async function dropUnsent(key: string): Promise<void> {
  const deletion = getCaches()
    ?.open(unsentStore)
    .then((store) => store.delete(toUnsentPath(key)));
  await deletion?.catch(() => false);
}

/** Takes back everything, as its member has signed out. Never rejects. */
export async function dropAllUnsent(): Promise<void> {
  await getCaches()
    ?.delete(unsentStore)
    .catch(() => false);
}
