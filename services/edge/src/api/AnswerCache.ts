import { DataError } from '@adp/shared-data/client';
import { LRUCache } from 'lru-cache';

/** For so long an answer is taken for true, in milliseconds; then it is asked whether anything has changed. */
export const staleTime = 30_000;
/** And for so long caches on the way may still send it while they get another: nobody sees an older one. */
export const maxStale = 60_000;
/** Lists that go by the clock change though nobody writes, and administrators write without a mark. */
const defaultMaxAge = 10 * 60_000;
/** Where the data does not answer, an old answer is better than none. */
const maxAgeOnError = 60 * 60_000;
/** Interval between probes while the data service hangs, in milliseconds. Other requests do not wait. */
const probeInterval = 2_000;
const maxBytes = 32_000_000;

interface Stored {
  readonly status: number;
  /** JSON, encoded once for all who get it. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** An answer in JSON. */
export interface Answer extends Stored {
  /** Since it was known to be true, in milliseconds. */
  readonly age: number;
}

interface Entry extends Stored {
  /** The marks of its collections before it was read. */
  readonly mark: string;
  readonly readAt: number;
}

interface Mark {
  readonly value: string;
  /** When it was read, in milliseconds. */
  readonly checkedAt: number;
}

interface Asking {
  /** Asks now whether anything has changed: for who has just changed it. */
  readonly isFresh: boolean;
  /** Called before anything is read; may throw. */
  readonly onRead: () => void;
}

export interface Reading {
  readonly status: number;
  /** Since when it is known to be true, in milliseconds, where it is made of what was read before. */
  readonly checkedAt?: number;
  /** Without `asOf`, by which alone two answers do not differ. */
  readonly content: object;
  readonly asOf: Date;
}

interface Question extends Asking {
  readonly key: string;
  /** The collections whose marks say whether the answer is still true; without one it is read again each time. */
  readonly collections: readonly string[];
  readonly read: () => Promise<Reading>;
  /** After this time, in milliseconds, it is read again whatever the marks say; ten minutes where it is left out. */
  readonly maxAge?: number | undefined;
}

interface Options {
  /** The mark of a collection: another one after each change of what the public may see of it. */
  readonly readMark: (collection: string) => Promise<string>;
  readonly now: () => number;
}

/**
 * Answers in memory, bounded. What many ask at once is read once, and an answer that is old costs one read for its whole
 * collection as long as nothing has changed (docs/decisions/070).
 */
export class AnswerCache {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.byteLength,
  });
  private readonly marks = new Map<string, Mark>();
  private readonly inFlight = new Map<string, Promise<unknown>>();
  /** Set after a request to the data service timed out, until the service responds again. */
  private outage: { readonly error: DataError; probeAt: number } | undefined;

  constructor(private readonly options: Options) {}

  /** Answers a question. Rejects if `read` rejects and no acceptable earlier answer is stored. */
  async get(question: Question): Promise<Answer> {
    const { key, maxAge = defaultMaxAge } = question;
    const known = this.entries.get(key);
    const current = this.getCurrent(question, known);
    if (!known || this.options.now() - known.readAt >= Math.max(maxAge, maxAgeOnError)) return current;
    // Sends the maximum age, so the next request tries again.
    const stored: Answer = { ...known, age: maxStale };
    const orStored = current.catch(() => stored);
    if (!this.outage) return orStored;
    // An answer that needs no request wins this race.
    return Promise.race([orStored, new Promise<Answer>((resolve) => setImmediate(() => resolve(stored)))]);
  }

  private async getCurrent(question: Question, known: Entry | undefined): Promise<Answer> {
    const { key, onRead, maxAge = defaultMaxAge } = question;
    const { value, checkedAt } = await this.getMarks(question, known);
    const now = this.options.now();
    if (known?.mark === value && now - known.readAt < maxAge) return this.toAnswer(known, checkedAt);
    // A read in flight may have started before a change that the caller knows of.
    const flight = question.collections.length === 0 ? key : `${key} ${value}`;
    const entry = await this.once(question.isFresh ? undefined : flight, async () => {
      onRead();
      return this.store(key, value, await question.read());
    });
    return this.toAnswer(entry, entry.readAt);
  }

  /** The mark of a collection, half a minute old at most; rejects where it cannot be read. */
  async getMark(collection: string, { isFresh, onRead }: Asking): Promise<Mark> {
    const now = this.options.now();
    const mark = this.marks.get(collection);
    if (mark && !isFresh && now - mark.checkedAt < staleTime) return mark;
    return this.once(isFresh ? undefined : `mark ${collection}`, async () => {
      onRead();
      const read = { value: await this.options.readMark(collection), checkedAt: now };
      // Of two at once the later one counts.
      if ((this.marks.get(collection)?.checkedAt ?? 0) <= now) this.marks.set(collection, read);
      return read;
    });
  }

  /** The marks of all collections of a question as one. */
  private async getMarks({ collections, isFresh, onRead }: Question, known: Entry | undefined): Promise<Mark> {
    const now = this.options.now();
    if (collections.length === 0) {
      const isCurrent = known !== undefined && !isFresh && now - known.readAt < staleTime;
      return isCurrent ? { value: known.mark, checkedAt: known.readAt } : { value: String(now), checkedAt: now };
    }
    const marks = await Promise.all(collections.map((collection) => this.getMark(collection, { isFresh, onRead })));
    return {
      value: marks.map(({ value }) => value).join(' '),
      checkedAt: Math.min(...marks.map(({ checkedAt }) => checkedAt)),
    };
  }

  /** Deduplicates concurrent work by key. During an outage, rejects at once unless a probe is due. */
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

  private async store(key: string, mark: string, { status, content, asOf, checkedAt }: Reading): Promise<Entry> {
    const readAt = checkedAt ?? this.options.now();
    const etag = await toEtag(JSON.stringify(content));
    const body = new TextEncoder().encode(JSON.stringify({ ...content, asOf }));
    const entry = { status, body, etag, mark, readAt };
    this.entries.set(key, entry);
    return entry;
  }

  private toAnswer({ status, body, etag }: Entry, checkedAt: number): Answer {
    return { status, body, etag, age: Math.max(0, this.options.now() - checkedAt) };
  }
}

async function toEtag(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `W/"${Array.from(hash.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}
