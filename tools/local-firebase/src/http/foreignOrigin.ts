import type { IncomingHttpHeaders } from 'node:http';

/** Returns the reason for rejecting a cross-origin request. Accepts requests without Origin, such as navigations. */
export function foreignOrigin(headers: IncomingHttpHeaders, origins: ReadonlySet<string>): string | undefined {
  const { origin } = headers;
  if (origin !== undefined)
    return origins.has(origin) ? undefined : 'This platform accepts requests from pages of its own origins only.';
  // Image and script requests have no Origin header, but browsers send Sec-Fetch-Site.
  const included = headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate';
  return included ? "Only pages of this platform's own origins can include it." : undefined;
}
