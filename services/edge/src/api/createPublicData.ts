import { createServerReader } from '@adp/shared-data/changes';
import type { DataReader } from '@adp/shared-data/client';
import type { HandlerOptions } from '../HandlerOptions';
import { withTimeout } from '../withTimeout';
import { ApiError } from './ApiError';
import { createLimiter, type Limited } from './createLimiter';
import { ResponseCache } from './ResponseCache';

export interface PublicData {
  readonly reader: DataReader;
  readonly cache: ResponseCache;
  readonly isWithin: (request: Request, action: Limited) => boolean;
  /** @throws ApiError 429 if the client has sent too many requests */
  readonly checkLimit: (request: Request, action: Limited) => void;
  readonly now: () => number;
}

/** The timeout for reading data, in milliseconds. An older response or an error is then better than waiting. */
const timeout = 5_000;

export function createPublicData({
  data,
  fetch = globalThis.fetch,
  now = Date.now,
  getIpAddress,
}: HandlerOptions): PublicData {
  const reader = createServerReader(data, { now, timeout, fetch: toSettlingFetch(fetch) });
  const limiter = createLimiter(now);
  const isWithin = (request: Request, action: Limited) => {
    const address = getIpAddress?.(request);
    return address === undefined || limiter(address, action);
  };
  const checkLimit = (request: Request, action: Limited) => {
    if (!isWithin(request, action))
      throw new ApiError(429, 'too-many', 'Too many requests. Try again in a minute.', { retryAfter: 60 });
  };
  return {
    reader,
    cache: new ResponseCache({ readChangeToken: reader.getChangeToken, now }),
    isWithin,
    checkLimit,
    now,
  };
}

/** Wraps `fetch` so that every request settles, even if it ignores its abort signal. */
function toSettlingFetch(fetch: NonNullable<HandlerOptions['fetch']>): NonNullable<HandlerOptions['fetch']> {
  return (url, init) => {
    const request = async () => {
      const response = await fetch(url, init);
      return new Response(await response.arrayBuffer(), response);
    };
    return withTimeout(request(), timeout + 500);
  };
}
