import { hasEntityTag, toEntityTag } from '../entityTags';
import type { EncodedTemplate } from './createTemplates';

/** `Cache-Control` by class of page. Data is at most 30 s old (decision 070), so changes are visible within a minute. */
export const caching = {
  page: 'public, max-age=0, s-maxage=15, stale-while-revalidate=15, stale-if-error=600',
  /** The time is short, because a release may add the page at any time. */
  missing: 'public, max-age=0, s-maxage=5',
  /** The time is short, because the redirect may be removed soon. */
  moved: 'public, max-age=60, s-maxage=60',
  /** The time is short, because the next attempt to render the page may succeed. */
  unrendered: 'public, max-age=0, s-maxage=5',
  private: 'private, no-cache',
  /** The response must not be cached, because only one visitor has exceeded a rate limit. */
  limited: 'no-store',
} as const;

/** The `Retry-After` header by status, in seconds. */
export const retryAfter: Readonly<Record<number, string>> = { 429: '60', 503: '5' };

export interface PageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  /** True if the body is the shell's HTML, with which the browser renders the page. */
  readonly isUnrendered?: boolean;
}

/**
 * Header with the uncompressed size of a page's HTML, for the estimate that readers see before they save pages
 * (shell/src/features/offline/savedPages.ts). The `Content-Length` of a compressed response differs.
 */
const sizeHeader = 'x-page-bytes';

type Part = string | Uint8Array;

/** Returns a page. Its entity tag is the hash of `tagged`, which is the whole body by default. */
export function toPageResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  parts: readonly Part[],
  tagged = parts,
): PageResponse {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const etag = `W/${toEntityTag(...tagged)}`;
  return { status, headers: { ...headers, etag, [sizeHeader]: String(body.byteLength) }, body };
}

const readTimes = /"(?:now|asOf)":\{"\$date":"[^"]*"\}/g;

/** Returns a page with content. Its entity tag ignores the times at which the data was read. */
export function toContentResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  { bytes: [start, beforeHtml, afterHtml, last], tag }: EncodedTemplate,
  { head, html, end }: { readonly head: string; readonly html: Uint8Array; readonly end: string },
): PageResponse {
  const parts = [start, head, beforeHtml, html, afterHtml, end, last];
  return toPageResponse(status, headers, parts, [tag, head, html, end.replaceAll(readTimes, '')]);
}

export function toResponse({ status, headers, body }: PageResponse, request: Request): Response {
  if (status === 200 && hasEntityTag(request, headers['etag'] ?? ''))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' || body.byteLength === 0 ? null : body, { status, headers });
}

export function unavailable(): Response {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': retryAfter[503] ?? '',
  };
  return new Response('The site is not available right now. Please try again.\n', { status: 503, headers });
}
