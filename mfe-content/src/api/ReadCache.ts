import type { DataErrorCode } from '@adp/shared-data';
import { LruCache } from '@adp/shared-ui';
import { toAppError } from '../lib/errors';

interface ReadState {
  readonly isFetching: boolean;
  /** Of the last request; what was read before stays. */
  readonly error?: DataErrorCode | undefined;
}

/** What has been read, by its key, with the requests under way: one for a key at a time. */
export class ReadCache<State extends ReadState> extends LruCache<State> {
  private readonly inFlight = new Map<string, Promise<void>>();

  /**
   * Reads into the cache, unless that is under way. The request gets the state of before, and a function that says whether it is
   * still current. Where the cache was emptied meanwhile, what was read is as of before: `readAgain` follows in its place.
   */
  read(
    key: string,
    initial: State,
    request: (before: State, isCurrent: () => boolean) => Promise<State>,
    readAgain: () => Promise<void>,
  ): Promise<void> {
    const running = this.inFlight.get(key);
    if (running) return running;
    const before = this.get(key) ?? initial;
    this.set(key, { ...before, isFetching: true });
    const isCurrent = () => this.inFlight.get(key) === read;
    const read: Promise<void> = request(before, isCurrent)
      .catch((error: unknown) => ({ ...before, error: toAppError(error).code }))
      .then((state) => {
        if (!isCurrent()) return readAgain();
        this.inFlight.delete(key);
        this.set(key, { ...state, isFetching: false });
        return undefined;
      });
    this.inFlight.set(key, read);
    return read;
  }

  /** Also ends the wait for the requests under way: each is made again. */
  override clear(): void {
    super.clear();
    this.inFlight.clear();
  }
}
