import { DataError } from './DataError';

interface Bounds {
  readonly signal?: AbortSignal | undefined;
  /** For the request with its answer, in milliseconds. */
  readonly timeout: number;
}

/** Runs a request until its time is over or the caller ends it. Rejects with DataError alone. */
export async function withTimeout<Answer>(
  { signal, timeout }: Bounds,
  request: (ending: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const ending = new AbortController();
  const end = () => {
    ending.abort();
  };
  const clock = setTimeout(end, timeout);
  signal?.addEventListener('abort', end);
  try {
    signal?.throwIfAborted();
    return await request(ending.signal);
  } catch (cause) {
    if (cause instanceof DataError) throw cause;
    if (signal?.aborted === true) throw new DataError('cancelled', { cause });
    if (ending.signal.aborted) throw new DataError('timeout', { cause });
    const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
    throw new DataError(isOffline ? 'offline' : 'unavailable', { cause });
  } finally {
    clearTimeout(clock);
    signal?.removeEventListener('abort', end);
  }
}
