import { parseIntegrity } from '@adp/app-contract';

/** How long a list of hashes may take, in milliseconds, twice: the chunk that waits for it fails before its app times out. */
const LIST_TIMEOUT = 8_000;
/** A hash that no file has: whoever asks for an unlisted file gets a load error. */
const NO_FILE = 'sha256-AAAA';

/** The development shell runs an app's files as they are edited: no list has their hashes (decision 067). */
const hasHashes = process.env.NODE_ENV !== 'development';

/** Hashes of the files that this page may run, by address. */
export const hashes = new Map<string, string>();
/** Lists that are being loaded, by address. */
const lists = new Map<string, Promise<void>>();

/** Lets the page run the files named in `files`, below `folder`, which ends with a slash. */
export function trust(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, hash] of Object.entries(files)) hashes.set(folder + name, hash);
}

/** The hash of the file at `address`, whatever its query; undefined where it is not listed. */
export function getIntegrity(address: string): string | undefined {
  return hashes.get(withoutQuery(address));
}

/** Lets the page run the files that its HTML names with their hashes. */
function trustPage(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[integrity]'))
    hashes.set(link.href, link.getAttribute('integrity') ?? NO_FILE);
  // Written by packages/site-document/src/renderHtml.ts.
  const hints = JSON.parse(document.getElementById('hints')?.textContent ?? '{}') as {
    files?: string[];
    sums?: string[];
  };
  hints.files?.forEach((file, index) => {
    const sum = hints.sums?.[index];
    if (sum) hashes.set(toAddress(file), sum);
  });
}

/**
 * Loads the list of hashes of the build that the file at `address` is of. Undefined where there is nothing to wait for: the
 * file's hash is known, or its build has no list. A list that does not come leaves the file unlisted.
 */
export function fetchIntegrity(address: string): Promise<void> | undefined {
  const [folder = ''] = /^.*?\/b-\w+\//.exec(address) ?? [];
  const list = `${folder}integrity.json`;
  const integrity = hashes.get(list);
  if (!hasHashes || !integrity || getIntegrity(address)) return undefined;
  const loading = lists.get(list) ?? loadList(folder, list, integrity).finally(() => lists.delete(list));
  lists.set(list, loading);
  return loading;
}

async function loadList(folder: string, list: string, integrity: string): Promise<void> {
  const load = async (cache: RequestCache) => {
    const response = await fetch(list, { integrity, cache, signal: AbortSignal.timeout(LIST_TIMEOUT) });
    trust(folder, parseIntegrity(await response.json()));
  };
  // What a cache holds may be another file.
  await load('default').catch(() => load('reload').catch(() => undefined));
}

/**
 * From here on every script and style sheet that is added to the page from one of `origins`, or from a build of the page's
 * own host, must have a listed hash, whatever adds it: the attribute is set as the address is.
 */
export function enforceIntegrity(origins: readonly string[]): void {
  trustPage();
  globalThis.adpTrust = fetchIntegrity;
  guard(HTMLScriptElement.prototype, 'src', origins);
  guard(HTMLLinkElement.prototype, 'href', origins);
}

/** As the browser has it (Trusted Types); TypeScript's library does not know it yet. */
interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: Readonly<Record<string, (text: string, type?: string) => string | null>>,
  ): { createScriptURL(address: string): string };
}

/** Google's scripts for pop-up windows and for reCAPTCHA, including the script that reCAPTCHA's first one loads. */
const googleScripts =
  /^https:\/\/(apis\.google\.com\/js\/|www\.google\.com\/recaptcha\/enterprise\.js|www\.gstatic\.com\/recaptcha\/)/;

/**
 * Decides which text may become a script or HTML, as the page's Trusted Types policy requires (decision 063). Allows URLs that the guard
 * passes without a type, Google's scripts for signing in, and a character reference.
 */
const policy = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createScriptURL: (address, type) => {
    if (!type) return address;
    if (!googleScripts.test(address)) return null;
    // With this parameter, reCAPTCHA's scripts use Trusted Types themselves.
    return address.replace(/\/recaptcha\/enterprise\.js\?.*/, '$&&trustedtypes=true');
  },
  createHTML: (text) => (/^&\w+;$/.test(text) ? text : null),
});

function guard(prototype: HTMLScriptElement | HTMLLinkElement, name: 'src' | 'href', origins: readonly string[]): void {
  const property = Object.getOwnPropertyDescriptor(prototype, name);
  if (!property?.set) return;
  const { set } = property;
  Object.defineProperty(prototype, name, {
    ...property,
    set(this: HTMLScriptElement | HTMLLinkElement, value: string) {
      const address = new URL(value, window.location.href);
      const isBuild =
        origins.includes(address.origin) ||
        (/^\/b-/.test(address.pathname) && address.origin === window.location.origin);
      // Preload hints bring their own: they may be ahead of the list.
      if (hasHashes && isBuild && (!('rel' in this) || this.rel === 'stylesheet'))
        this.setAttribute('integrity', getIntegrity(address.href) ?? NO_FILE);
      set.call(this, isBuild && policy ? policy.createScriptURL(value) : value);
    },
  });
}

const toAddress = (path: string) => new URL(path, window.location.href).href;

const withoutQuery = (address: string) => address.replace(/\?.*/, '');
