// Bundled by the pages of members and by the service worker: constants and a few lines, which nobody needs to share.

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

/** A registration where the browser has background sync; TypeScript's library does not know it. */
interface WithSync {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
}

/** Has the browser wake the site's worker once there is a network. Resolves to whether it will. */
export async function registerSync(registration: ServiceWorkerRegistration | undefined): Promise<boolean> {
  const { sync } = (registration ?? {}) as WithSync;
  // Browsers without it, or that refuse, have the event `online` alone.
  return sync ? sync.register(syncTag).then(toTrue, toFalse) : false;
}

const toTrue = () => true;
const toFalse = () => false;

const toPath = (key: string) => `/-/unsent/${encodeURIComponent(key)}`;

/** Nothing without a secure context, where there is no worker either. */
const openStore = () => globalThis.caches?.open(unsentStore);

/** Stores what is to be sent, in place of what was stored by this key. */
export async function storeUnsent(key: string, request: UnsentRequest): Promise<void> {
  await (await openStore())?.put(toPath(key), new Response(JSON.stringify(request)));
}

/** Takes back what is stored by this key. Never rejects. */
export async function dropUnsent(key: string): Promise<void> {
  await openStore()
    ?.then((store) => store.delete(toPath(key)))
    .catch(toFalse);
}

/** Takes back everything, as its member has signed out. Never rejects. */
export async function dropAllUnsent(): Promise<void> {
  await globalThis.caches?.delete(unsentStore).catch(toFalse);
}
