import { DataError } from '@adp/shared-data/client';
import { LRUCache } from 'lru-cache';
import { toEntityTag } from '../entityTags';

/** The time after which the cache checks whether the data of a response has changed, in milliseconds. */
export const staleTime = 30_000;
/** The maximum age of a response that HTTP caches may serve while they revalidate it, in milliseconds. */
export const maxStale = 60_000;
/** The default maximum age, in milliseconds. It is limited, because some lists depend on the time, and some writes set no token. */
const defaultMaxAge = 10 * 60_000;
/** The maximum age of a stored response that is served while the data service fails, in milliseconds. */
const maxAgeOnError = 24 * 60 * 60_000;
/** The interval between probes during an outage, in milliseconds. Other requests do not wait for a probe. */
const probeInterval = 2_000;
const maxBytes = 32_000_000;

interface StoredResponse {
  readonly status: number;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

export interface CachedResponse extends StoredResponse {
  /** The time since the response was last confirmed as current, in milliseconds. */
  readonly age: number;
}

interface Entry extends StoredResponse {
  /** The combined change token of the response's collections before the data was read. */
  readonly changeToken: string;
  readonly readAt: number;
}

interface ChangeToken {
  readonly value: string;
  /** The time when the token was read, in milliseconds. */
  readonly checkedAt: number;
}

interface CacheOptions {
  readonly isFresh?: boolean;
  /** Called before each read of data. Throw an error to prevent the read. */
  readonly onRead?: () => void;
}

export interface QueryResult {
  readonly status: number;
  /** The content without `asOf`, so that two reads of the same data have the same entity tag. */
  readonly content: object;
  readonly asOf: Date;
  /** The time at which the content was known to be current, in milliseconds. Defaults to now. */
  readonly checkedAt?: number;
}

interface CacheKey {
  readonly key: string;
  /** The collections whose changes invalidate the response. If empty, a stale response is always read again. */
  readonly collections: readonly string[];
  /** The maximum age regardless of change tokens, in milliseconds. Defaults to ten minutes. */
  readonly maxAge?: number;
}

interface CacheRequest extends CacheKey, CacheOptions {
  readonly read: () => Promise<QueryResult>;
}

interface ContentRequest<Content> extends CacheKey, Pick<CacheOptions, 'onRead'> {
  readonly read: () => Promise<Content>;
}

interface Options {
  /** Returns the change token of a collection, which each change to its public content replaces. */
  readonly readChangeToken: (collection: string) => Promise<string>;
  readonly now: () => number;
}

/** A cache of JSON responses. One change token revalidates all responses of a collection (docs/decisions/070). */
export class ResponseCache {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.byteLength,
  });
  private readonly changeTokens = new Map<string, ChangeToken>();
  private readonly inFlight = new Map<string, Promise<unknown>>();
  /** The current outage. Set when a request to the data service times out, and cleared when the service responds. */
  private outage: { readonly error: DataError; probeAt: number } | undefined;

  constructor(private readonly options: Options) {}

  /** Returns a cached or current response. Rejects if `read` rejects and no acceptable older response is stored. */
  async get(request: CacheRequest): Promise<CachedResponse> {
    const { key, maxAge = defaultMaxAge } = request;
    const cached = this.entries.get(key);
    const current = this.getCurrent(request, cached);
    if (!cached || this.options.now() - cached.readAt >= Math.max(maxAge, maxAgeOnError)) return current;
    // Set the age to `maxStale`, so that HTTP caches treat the response as expired and the next request tries again.
    const stored: CachedResponse = { ...cached, age: maxStale };
    const orStored = current.catch(() => stored);
    if (!this.outage) return orStored;
    // A current response that needs no request settles first and wins the race against the stored one.
    return Promise.race([orStored, new Promise<CachedResponse>((resolve) => setImmediate(() => resolve(stored)))]);
  }

  /** Returns content and its entity tag. The content is cached as JSON. */
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

  /** Returns a collection's change token, which is at most half a minute old. Rejects if the token cannot be read. */
  async getChangeToken(collection: string, { isFresh, onRead }: CacheOptions = {}): Promise<ChangeToken> {
    const now = this.options.now();
    const cached = this.changeTokens.get(collection);
    if (cached && !isFresh && now - cached.checkedAt < staleTime) return cached;
    return this.once(isFresh ? undefined : `change token ${collection}`, async () => {
      onRead?.();
      const current = { value: await this.options.readChangeToken(collection), checkedAt: now };
      // Do not overwrite the result of a concurrent read that started later but finished earlier.
      if ((this.changeTokens.get(collection)?.checkedAt ?? 0) <= now) this.changeTokens.set(collection, current);
      return current;
    });
  }

  private async getCurrent(request: CacheRequest, cached: Entry | undefined): Promise<CachedResponse> {
    const { key, collections, isFresh, onRead, read, maxAge = defaultMaxAge } = request;
    const { value, checkedAt } = await this.getChangeTokens(request, cached);
    const now = this.options.now();
    if (cached?.changeToken === value && now - cached.readAt < maxAge) return this.toResponse(cached, checkedAt);
    // Include the change token, because a read in flight may have started before a change that the caller knows of.
    const flight = collections.length === 0 ? key : `${key} ${value}`;
    const entry = await this.once(isFresh ? undefined : flight, async () => {
      onRead?.();
      return this.store(key, value, await read());
    });
    return this.toResponse(entry, entry.readAt);
  }

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

  /** Deduplicates concurrent work by key. During an outage, rejects immediately unless a probe is due. */
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
      // Only a timeout counts as an outage, because other failures are fast.
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
