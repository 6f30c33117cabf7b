import type { DataConfig } from './DataConfig';
import { DataError, errorOfStatus } from './DataError';
import { toTokenError } from './toTokenError';
import { withTimeout } from './withTimeout';

export interface DataOptions {
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Returns the member's current ID token. Resolves to null if no member is signed in. */
  readonly getToken?: () => Promise<string | null>;
  /** Called after a denied request. Resolves to true if it has fetched a new token with more rights. */
  readonly renewToken?: () => Promise<boolean>;
  /** Resolves to whether the member's email address is confirmed or trusted. Defaults to true. */
  readonly isVerified?: () => Promise<boolean>;
  /** True if the caller writes items, so that the item code is loaded together with the writer. */
  readonly writesItems?: boolean;
  /** The timeout of a request including its response, in milliseconds. */
  readonly timeout?: number;
  /** Returns the current time in milliseconds since 1970. */
  readonly now?: () => number;
}

export interface RequestInput {
  /** The body of a POST request. Without a body, the request is a GET. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** True to send the member's token, which requires a preflight and prevents caching. */
  readonly signed?: boolean;
}

/** Sends a request for a path such as `/articles/a1` or `:runQuery`. Resolves to the response's JSON. */
export type Connection = (path: string, call?: RequestInput) => Promise<unknown>;

const TIMEOUT = 15_000;

/** Creates the function that sends all Firestore requests over HTTP. The function rejects only with DataError. */
export function connect(config: DataConfig, options: DataOptions = {}): Connection {
  const { fetch = (url, init) => globalThis.fetch(url, init), getToken, timeout = TIMEOUT } = options;
  const base = `${config.origin}/v1/${toDatabaseName(config)}/documents`;

  return (path, { body, signal, signed = false } = {}) =>
    withTimeout({ signal, timeout }, async (ending) => {
      const headers = {
        // Send plain text, as the SDK does, because a JSON content type would require a preflight.
        ...(body ? { 'content-type': 'text/plain' } : {}),
        ...(signed ? { authorization: `Bearer ${await requireToken(getToken)}` } : {}),
      };
      ending.throwIfAborted();
      const answer = await fetch(
        `${base}${path}${path.includes('?') ? '&' : '?'}key=${encodeURIComponent(config.apiKey)}`,
        {
          ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
          headers,
          // Revalidate, so that a retry does not get a bad response from the cache.
          cache: 'no-cache',
          signal: ending,
        },
      );
      if (!answer.ok) throw errorOfStatus(answer.status);
      return answer.json() as Promise<unknown>;
    });
}

/** Returns the member's token. Rejects with `signed-out`, or `offline` if a refresh needs the network. */
export async function requireToken(getToken: DataOptions['getToken']): Promise<string> {
  const token = await getToken?.().catch((cause: unknown) => {
    throw toTokenError(cause);
  });
  if (token === null || token === undefined) throw new DataError('signed-out');
  return token;
}

export function toDatabaseName({ projectId }: DataConfig): string {
  return `projects/${projectId}/databases/(default)`;
}
