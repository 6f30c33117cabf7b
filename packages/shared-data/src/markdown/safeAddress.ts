/** Returns a safe URL for a link in a body: http, https or mailto, without credentials. Undefined for any other. */
export function safeLink(address: string): string | undefined {
  const url = parseUrl(address);
  if (!url) return undefined;
  if (url.protocol === 'mailto:') return /^[^?]+@[^?]+$/.test(url.pathname) ? `mailto:${url.pathname}` : undefined;
  return isWeb(url) ? url.href : undefined;
}

/** Returns the path of a page of `site`, from a path or an absolute URL of the site. Undefined for any other URL. */
export function sitePath(address: string, site: string): string | undefined {
  if (!address.startsWith('/') && !address.startsWith(`${site}/`)) return undefined;
  const url = URL.canParse(address, site) ? new URL(address, site) : undefined;
  // `//host` and `/\\host` are other sites, and so is a path that begins with two slashes once it is resolved.
  if (url?.origin !== site || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

function isWeb({ protocol, username, password }: URL): boolean {
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

/** Parses without a base, so a relative URL is undefined. */
function parseUrl(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}
