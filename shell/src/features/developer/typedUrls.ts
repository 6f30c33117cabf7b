import { developerPath, type DeveloperSettings } from '@adp/site-document/siteConfig';

/**
 * Returns the developer settings from the HTML.
 * @throws SyntaxError if the HTML has none
 */
export function readSettings(): DeveloperSettings {
  // The cast is safe because our own server writes these settings.
  return JSON.parse(document.getElementById('developer')?.textContent ?? '') as DeveloperSettings;
}

/** Returns the origin of a build on this machine, or in a preview channel, which only the app's team publishes to. */
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

export function toSitePath(typed: string): string | undefined {
  const url = typed.startsWith('/') ? parseUrl(typed.trim(), window.location.origin) : undefined;
  if (url?.origin !== window.location.origin || url.pathname === developerPath) return undefined;
  return url.pathname + url.search + url.hash;
}

function parseUrl(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}
