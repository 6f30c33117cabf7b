import { developerPath, type DeveloperSettings } from '@adp/site-document/siteConfig';

/** The settings of this page. @throws SyntaxError where the HTML has none */
export function readSettings(): DeveloperSettings {
  // Written by our own code.
  return JSON.parse(document.getElementById('developer')?.textContent ?? '') as DeveloperSettings;
}

/**
 * The origin of a build of `app` that a developer has typed: of a server on this machine, or of a preview channel of the app's own
 * host, to which only its team can publish. Undefined for every other address.
 */
export function toBuildOrigin(typed: string, app: string, { previews }: DeveloperSettings): string | undefined {
  const url = parseUrl(typed.trim());
  if (!url || url.pathname !== '/' || url.search || url.hash || url.username || url.password) return undefined;
  const { origin, protocol, hostname } = url;
  if (protocol === 'http:' && (hostname === '127.0.0.1' || hostname === 'localhost')) return origin;
  const [before, after] = (Object.hasOwn(previews, app) ? previews[app] : undefined) ?? [];
  if (before === undefined || after === undefined) return undefined;
  if (!origin.startsWith(before) || !origin.endsWith(after)) return undefined;
  return /^[a-z0-9-]+$/.test(origin.slice(before.length, -after.length)) ? origin : undefined;
}

/** The path, with query and hash, of a page of this site that a developer has typed; undefined for anything else. */
export function toSitePath(typed: string): string | undefined {
  const url = typed.startsWith('/') ? parseUrl(typed.trim(), window.location.origin) : undefined;
  if (url?.origin !== window.location.origin || url.pathname === developerPath) return undefined;
  return url.pathname + url.search + url.hash;
}

function parseUrl(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}
