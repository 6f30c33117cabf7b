import { createReader, type DataReader } from '@adp/shared-data/client';
import { contentChanges } from '@adp/shared-data/content';
import type { HandlerOptions } from '../HandlerOptions';
import { withTimeout } from '../withTimeout';
import { AnswerCache } from './AnswerCache';
import { createLimiter, type Limited } from './createLimiter';

/** What every part of the handler reads public data with. */
export interface PublicData {
  readonly reader: DataReader;
  readonly cache: AnswerCache;
  /** Counts what the address of a request does, and returns whether it is within its limits. */
  readonly isWithin: (request: Request, what: Limited) => boolean;
}

/** A page waits no longer: an older answer, or none, is better. */
const timeout = 5_000;

/** One reader, one cache and one count for all. */
export function createPublicData({
  data,
  fetch = globalThis.fetch,
  now = Date.now,
  getAddress,
}: HandlerOptions): PublicData {
  const reader = createReader(data, { now, timeout, fetch: toSettlingFetch(fetch) });
  const readMark = async (collection: string) =>
    (await reader.get(contentChanges, collection))?.updatedAt.toISOString() ?? 'never';
  const limiter = createLimiter(now);
  const isWithin = (request: Request, what: Limited) => {
    const address = getAddress?.(request);
    return address === undefined || limiter(address, what);
  };
  return { reader, cache: new AnswerCache({ readMark, now }), isWithin };
}

/** Rejects requests that neither settle nor honour their abort signal, shortly after the reader's own timeout. */
function toSettlingFetch(fetch: NonNullable<HandlerOptions['fetch']>): NonNullable<HandlerOptions['fetch']> {
  return (url, init) => {
    const request = async () => {
      const response = await fetch(url, init);
      return new Response(await response.arrayBuffer(), response);
    };
    return withTimeout(request(), timeout + 500);
  };
}
