import { DataError } from './DataError';

interface Bounds {
  readonly signal?: AbortSignal | undefined;
  /** The timeout of the request including its response, in milliseconds. */
  readonly timeout: number;
}

/** Runs a request with a timeout and the caller's abort signal. Rejects only with DataError. */
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
