import type { IncomingHttpHeaders } from 'node:http';

/**
 * Why a request to a service comes from a page that is none of the platform's own, in one sentence; undefined where it
 * does not. Programs and plain navigations send no Origin and pass. The answer is 403.
 */
export function foreignOrigin(headers: IncomingHttpHeaders, origins: ReadonlySet<string>): string | undefined {
  const { origin } = headers;
  if (origin !== undefined)
    return origins.has(origin) ? undefined : 'This platform answers pages of its own origins only.';
  // Images and scripts that a foreign page includes carry no Origin; browsers say it in this header.
  const included = headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate';
  return included ? 'This platform can be included by pages of its own origins only.' : undefined;
}
