import { DataError } from '@adp/shared-data/client';
import { LRUCache } from 'lru-cache';
import { toEntityTag } from '../entityTags';

/** Time in milliseconds after which the cache checks whether the data behind a response has changed. */
export const staleTime = 30_000;
/** Maximum age of a response that HTTP caches send while they revalidate it, in milliseconds. */
export const maxStale = 60_000;
/** Lists that depend on the time change without a write, and administrators can write without updating the change token. */
const defaultMaxAge = 10 * 60_000;
/** Maximum age of a stored response while the data service fails, in milliseconds. */
const maxAgeOnError = 60 * 60_000;
/** Interval between probes while the data service hangs, in milliseconds. Other requests do not wait. */
const probeInterval = 2_000;
const maxBytes = 32_000_000;

interface StoredResponse {
  readonly status: number;
  /** JSON, encoded once for all requests. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

export interface CachedResponse extends StoredResponse {
  /** Time since the response was last confirmed, in milliseconds. */
  readonly age: number;
}

interface Entry extends StoredResponse {
  /** The change tokens of its collections before it was read. */
  readonly changeToken: string;
  readonly readAt: number;
}

interface ChangeToken {
  readonly value: string;
  /** Time of the read, in milliseconds. */
  readonly checkedAt: number;
}

interface CacheOptions {
  /** Checks the change tokens now, for a caller that has just made a change. */
  readonly isFresh?: boolean;
  /** Called before each read of the data. May throw. */
  readonly onRead?: () => void;
}

export interface QueryResult {
  readonly status: number;
  /** Excludes `asOf`, so that two reads of the same content have the same entity tag. */
  readonly content: object;
  readonly asOf: Date;
  /** The time for which the content is known to be true, in milliseconds. Now by default. */
  readonly checkedAt?: number;
}

interface CacheKey {
  readonly key: string;
  /** The collections whose change tokens invalidate the response. Without any, each stale response is read again. */
  readonly collections: readonly string[];
  /** Maximum age whatever the change tokens are, in milliseconds. Ten minutes by default. */
  readonly maxAge?: number;
}

interface CacheRequest extends CacheKey, CacheOptions {
  readonly read: () => Promise<QueryResult>;
}

interface ContentRequest<Content> extends CacheKey, Pick<CacheOptions, 'onRead'> {
  readonly read: () => Promise<Content>;
}

interface Options {
  /** Returns the change token of a collection, which differs after each change of its public content. */
  readonly readChangeToken: (collection: string) => Promise<string>;
  readonly now: () => number;
}

/**
 * A bounded in-memory cache of JSON responses. Concurrent requests share one read. While nothing changes, one read of a change token
 * revalidates all responses of a collection (docs/decisions/070).
 */
export class ResponseCache {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.byteLength,
  });
  private readonly changeTokens = new Map<string, ChangeToken>();
  private readonly inFlight = new Map<string, Promise<unknown>>();
  /** Set after a request to the data service timed out, until the service responds again. */
  private outage: { readonly error: DataError; probeAt: number } | undefined;

  constructor(private readonly options: Options) {}

  /** Returns a cached or current response. Rejects if `read` rejects and no acceptable earlier response is stored. */
  async get(request: CacheRequest): Promise<CachedResponse> {
    const { key, maxAge = defaultMaxAge } = request;
    const cached = this.entries.get(key);
    const current = this.getCurrent(request, cached);
    if (!cached || this.options.now() - cached.readAt >= Math.max(maxAge, maxAgeOnError)) return current;
    // Sends the maximum age, so the next request tries again.
    const stored: CachedResponse = { ...cached, age: maxStale };
    const orStored = current.catch(() => stored);
    if (!this.outage) return orStored;
    // A response that needs no request wins this race.
    return Promise.race([orStored, new Promise<CachedResponse>((resolve) => setImmediate(() => resolve(stored)))]);
  }

  /** Returns content that is cached as JSON, and its entity tag. */
  async getContent<Content extends object>({
    read,
    ...request
  }: ContentRequest<Content>): Promise<{ readonly content: Content; readonly etag: string }> {
    const { body, etag } = await this.get({
      ...request,
      read: async () => ({ status: 200, content: await read(), asOf: new Date(this.options.now()) }),
    });
    return { content: JSON.parse(new TextDecoder().decode(body)) as Content, etag };
  }

  /** Returns the change token of a collection, at most half a minute old. Rejects if it cannot be read. */
  async getChangeToken(collection: string, { isFresh, onRead }: CacheOptions = {}): Promise<ChangeToken> {
    const now = this.options.now();
    const cached = this.changeTokens.get(collection);
    if (cached && !isFresh && now - cached.checkedAt < staleTime) return cached;
    return this.once(isFresh ? undefined : `change token ${collection}`, async () => {
      onRead?.();
      const current = { value: await this.options.readChangeToken(collection), checkedAt: now };
      // A concurrent read that started later may already have finished.
      if ((this.changeTokens.get(collection)?.checkedAt ?? 0) <= now) this.changeTokens.set(collection, current);
      return current;
    });
  }

  private async getCurrent(request: CacheRequest, cached: Entry | undefined): Promise<CachedResponse> {
    const { key, collections, isFresh, onRead, read, maxAge = defaultMaxAge } = request;
    const { value, checkedAt } = await this.getChangeTokens(request, cached);
    const now = this.options.now();
    if (cached?.changeToken === value && now - cached.readAt < maxAge) return this.toResponse(cached, checkedAt);
    // A read in flight may have started before a change that the caller knows of.
    const flight = collections.length === 0 ? key : `${key} ${value}`;
    const entry = await this.once(isFresh ? undefined : flight, async () => {
      onRead?.();
      return this.store(key, value, await read());
    });
    return this.toResponse(entry, entry.readAt);
  }

  /** Combines the change tokens of all collections of a request into one. */
  private async getChangeTokens(request: CacheRequest, cached: Entry | undefined): Promise<ChangeToken> {
    const { collections, isFresh } = request;
    const now = this.options.now();
    if (collections.length === 0) {
      const isCurrent = cached !== undefined && !isFresh && now - cached.readAt < staleTime;
      return isCurrent
        ? { value: cached.changeToken, checkedAt: cached.readAt }
        : { value: String(now), checkedAt: now };
    }
    const tokens = await Promise.all(collections.map((collection) => this.getChangeToken(collection, request)));
    return {
      value: tokens.map(({ value }) => value).join(' '),
      checkedAt: Math.min(...tokens.map(({ checkedAt }) => checkedAt)),
    };
  }

  /** Deduplicates concurrent work by key. During an outage, rejects at once unless it is time for a probe. */
  private async once<Result>(key: string | undefined, run: () => Promise<Result>): Promise<Result> {
    const { outage } = this;
    if (outage) {
      const now = this.options.now();
      if (now < outage.probeAt) throw outage.error;
      outage.probeAt = now + probeInterval;
    }
    if (key === undefined) return this.observe(run());
    const running = this.inFlight.get(key) as Promise<Result> | undefined;
    if (running) return running;
    const started = this.observe(run()).finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, started);
    return started;
  }

  /** Records whether the data service responds. */
  private async observe<Result>(work: Promise<Result>): Promise<Result> {
    try {
      const result = await work;
      this.outage = undefined;
      return result;
    } catch (error) {
      // Only a timeout counts as an outage; other failures are fast.
      if (error instanceof DataError && error.code === 'timeout')
        this.outage = { error, probeAt: this.options.now() + probeInterval };
      throw error;
    }
  }

  private store(key: string, changeToken: string, result: QueryResult): Entry {
    const { status, content, asOf, checkedAt: readAt = this.options.now() } = result;
    const etag = `W/${toEntityTag(JSON.stringify(content))}`;
    const body = new TextEncoder().encode(JSON.stringify({ ...content, asOf }));
    const entry = { status, body, etag, changeToken, readAt };
    this.entries.set(key, entry);
    return entry;
  }

  private toResponse({ status, body, etag }: Entry, checkedAt: number): CachedResponse {
    return { status, body, etag, age: Math.max(0, this.options.now() - checkedAt) };
  }
}
