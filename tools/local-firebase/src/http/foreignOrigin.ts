import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns a sentence that explains why a request is cross-origin, for a 403 response. Returns undefined for accepted
 * requests. Requests from programs and navigations have no Origin header and are accepted.
 */
export function foreignOrigin(headers: IncomingHttpHeaders, origins: ReadonlySet<string>): string | undefined {
  const { origin } = headers;
  if (origin !== undefined)
    return origins.has(origin) ? undefined : 'This platform accepts requests from pages of its own origins only.';
  // Image and script requests have no Origin header, but browsers send Sec-Fetch-Site.
  const included = headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate';
  return included ? "Only pages of this platform's own origins can include it." : undefined;
}
