import { parseIntegrity } from '@adp/app-contract';

/** Timeout for each of two requests for a list, in milliseconds. Waiting chunks must fail before the app's own timeout. */
const LIST_TIMEOUT = 8_000;
/** Hash that matches no file. Makes an unlisted file fail to load. */
const NO_FILE = 'sha256-AAAA';

/** False in the development shell, which runs files while they are being edited, so that no list has their hashes (decision 067). */
const hasHashes = process.env.NODE_ENV !== 'development';

export const hashes = new Map<string, string>();
const lists = new Map<string, Promise<void>>();

export function trust(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, hash] of Object.entries(files)) hashes.set(folder + name, hash);
}

export function getIntegrity(url: string): string | undefined {
  return hashes.get(withoutQuery(url));
}

function trustPage(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[integrity]'))
    hashes.set(link.href, link.getAttribute('integrity') ?? NO_FILE);
  const hints = JSON.parse(document.getElementById('hints')?.textContent ?? '{}') as {
    files?: string[];
    sums?: string[];
  };
  hints.files?.forEach((file, index) => {
    const sum = hints.sums?.[index];
    if (sum) hashes.set(toAbsolute(file), sum);
  });
}

/**
 * Loads the list of hashes for the file at `url`, if the file's hash is unknown and its build has a list. If the list
 * fails to load, the file stays unlisted.
 */
export function fetchIntegrity(url: string): Promise<void> | undefined {
  const [folder = ''] = /^.*?\/b-\w+\//.exec(url) ?? [];
  const list = `${folder}integrity.json`;
  const integrity = hashes.get(list);
  if (!hasHashes || !integrity || getIntegrity(url)) return undefined;
  const loading = lists.get(list) ?? loadList(folder, list, integrity).finally(() => lists.delete(list));
  lists.set(list, loading);
  return loading;
}

async function loadList(folder: string, list: string, integrity: string): Promise<void> {
  const load = async (cache: RequestCache) => {
    const response = await fetch(list, { integrity, cache, signal: AbortSignal.timeout(LIST_TIMEOUT) });
    trust(folder, parseIntegrity(await response.json()));
  };
  // Retry bypassing the cache, because the cached response may be wrong.
  await load('default').catch(() => load('reload').catch(() => undefined));
}

/** Sets `integrity` with every script or style URL, so that only listed files load from `origins` and from the shell's builds. */
export function enforceIntegrity(origins: readonly string[]): void {
  trustPage();
  globalThis.adpTrust = fetchIntegrity;
  guard(HTMLScriptElement.prototype, 'src', origins);
  guard(HTMLLinkElement.prototype, 'href', origins);
}

interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: Readonly<Record<string, (text: string, type?: string) => string | null>>,
  ): { createScriptURL(url: string): string };
}

/** Matches Google's scripts for pop-up windows and for reCAPTCHA, including the script that the first reCAPTCHA script loads. */
const googleScripts =
  /^https:\/\/(apis\.google\.com\/js\/|www\.google\.com\/recaptcha\/enterprise\.js|www\.gstatic\.com\/recaptcha\/)/;

/** Trusted Types policy of the page (decision 063), for `guard`'s URLs, Google's scripts and character references. */
const policy = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createScriptURL: (url, type) => {
    if (!type) return url;
    if (!googleScripts.test(url)) return null;
    // This parameter makes reCAPTCHA's scripts use Trusted Types themselves.
    return url.replace(/\/recaptcha\/enterprise\.js\?.*/, '$&&trustedtypes=true');
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
      const url = new URL(value, window.location.href);
      const isBuild =
        origins.includes(url.origin) || (/^\/b-/.test(url.pathname) && url.origin === window.location.origin);
      // Leave out preload hints, which have their own hashes and may be newer than the list.
      if (hasHashes && isBuild && (!('rel' in this) || this.rel === 'stylesheet')) {
        this.setAttribute('integrity', getIntegrity(url.href) ?? NO_FILE);
        // The integrity policy allows only requests with CORS, and webpack omits it for files of the page's own host.
        this.crossOrigin = 'anonymous';
      }
      set.call(this, isBuild && policy ? policy.createScriptURL(value) : value);
    },
  });
}

const toAbsolute = (path: string) => new URL(path, window.location.href).href;

const withoutQuery = (url: string) => url.replace(/\?.*/, '');
