import { setTimeout as waitFor } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { hasEntityTag } from '../entityTags';

/** The share of the time that crawlers may use, because a visitor's page waits while a crawler's page is rendered. */
const maxShare = 0.05;
/** The maximum pause after a response, in milliseconds. It prevents timeouts of waiting requests. */
const maxPause = 5_000;
/** The number of requests that wait for their turn. */
const maxQueue = 4;
/** The maximum age of a stored response, in milliseconds. */
const maxAge = 60 * 60_000;
const maxBytes = 32_000_000;
/** The estimated size of a stored response's headers, in bytes. */
const headerBytes = 2_000;

export type Respond = (request: Request) => Promise<Response>;

/** Responds to a crawler's request. Resolves to undefined if the lane is full. */
export type CrawlerLane = (request: Request, respond: Respond) => Promise<Response | undefined>;

interface LaneResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly createdAt: number;
}

interface Options {
  readonly now: () => number;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/** Creates a queue that responds to one request at a time, and pauses after each (docs/decisions/188). */
export function createCrawlerLane({
  now,
  wait = (milliseconds) => waitFor(milliseconds, undefined, { ref: false }),
}: Options): CrawlerLane {
  const limit = pLimit(1);
  const stored = new LRUCache<string, LaneResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.byteLength + headerBytes,
  });

  const create = async (request: Request, respond: Respond): Promise<LaneResponse> => {
    const createdAt = now();
    const response = await respond(toPlainRequest(request));
    const { status, headers } = response;
    const created = { status, headers, body: new Uint8Array(await response.arrayBuffer()), createdAt };
    // Do not store a page without content, because a later attempt may have the content.
    if (status === 200 && headers.get('cache-control')?.includes('stale-')) stored.set(request.url, created);
    return created;
  };

  /** Resolves with the response, before the pause that follows it. */
  const createInTurn = (request: Request, respond: Respond) =>
    new Promise<LaneResponse>((resolve, reject) => {
      void limit(async () => {
        const startedAt = now();
        await create(request, respond).then(resolve, reject);
        await wait(Math.min(maxPause, (now() - startedAt) * (1 / maxShare - 1)));
      });
    });

  return async (request, respond) => {
    const last = stored.get(request.url);
    if (last && now() - last.createdAt < maxAge) return toResponse(request, toStored(last, now()));
    if (limit.activeCount + limit.pendingCount > maxQueue) return undefined;
    return toResponse(request, await createInTurn(request, respond));
  };
}

/** Returns a request for the complete response, which is then valid for all crawlers. */
function toPlainRequest({ url, headers }: Request): Request {
  const plain = new Headers(headers);
  for (const name of ['if-none-match', 'if-modified-since', 'save-data']) plain.delete(name);
  return new Request(url, { headers: plain });
}

/** Prevents shared caches from sending an old response to visitors. */
function toStored({ headers, ...response }: LaneResponse, now: number): LaneResponse {
  const copy = new Headers(headers);
  copy.set('cache-control', 'private, no-cache');
  copy.set('age', String(Math.floor((now - response.createdAt) / 1_000)));
  return { ...response, headers: copy };
}

function toResponse(request: Request, { status, headers, body }: LaneResponse): Response {
  if (status === 200 && hasEntityTag(request, headers.get('etag') ?? '-'))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' || body.byteLength === 0 ? null : body, { status, headers });
}
