/** Returns a safe URL for a link in a body: http, https or mailto, without credentials. Returns undefined for any other URL. */
export function safeLink(address: string): string | undefined {
  const url = parseUrl(address);
  if (!url) return undefined;
  if (url.protocol === 'mailto:') return /^[^?]+@[^?]+$/.test(url.pathname) ? `mailto:${url.pathname}` : undefined;
  return isWeb(url) ? url.href : undefined;
}

/** Returns the path of a page of `site`, given a path or an absolute URL. Returns undefined for URLs of other sites. */
export function sitePath(address: string, site: string): string | undefined {
  if (!address.startsWith('/') && !address.startsWith(`${site}/`)) return undefined;
  const url = URL.canParse(address, site) ? new URL(address, site) : undefined;
  // `//host` and `/\\host` refer to other sites. So does a path that begins with two slashes after resolution.
  if (url?.origin !== site || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

function isWeb({ protocol, username, password }: URL): boolean {
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

/** Parses a URL without a base, so relative URLs return undefined. */
function parseUrl(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}
