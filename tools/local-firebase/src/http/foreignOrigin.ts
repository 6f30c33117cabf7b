import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns why a request comes from a page of another origin, in one sentence, or undefined if it does not. Requests of
 * programs and navigations have no Origin and are accepted. The response is 403.
 */
export function foreignOrigin(headers: IncomingHttpHeaders, origins: ReadonlySet<string>): string | undefined {
  const { origin } = headers;
  if (origin !== undefined)
    return origins.has(origin) ? undefined : 'This platform accepts requests from pages of its own origins only.';
  // Images and scripts of a page on another origin have no Origin header, but browsers send this one.
  const included = headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate';
  return included ? "Only pages of this platform's own origins can include it." : undefined;
}
