import type { DataConfig } from './DataConfig';
import { DataError, errorOfStatus } from './DataError';
import { toTokenError } from './toTokenError';
import { withTimeout } from './withTimeout';

export interface DataOptions {
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Returns the member's current ID token; null if no member is signed in. */
  readonly getToken?: () => Promise<string | null>;
  /** Called after a denied request. Fetches a new token if the member has gained rights, and resolves to whether it did. */
  readonly renewToken?: () => Promise<boolean>;
  /** Resolves to true if the member's email address is confirmed or comes from a trusted identity provider. True by default. */
  readonly isVerified?: () => Promise<boolean>;
  /** True if the caller writes items. Loads the code for it together with the writer. */
  readonly writesItems?: boolean;
  /** Timeout of a request including its response, in milliseconds. */
  readonly timeout?: number;
  /** Clock, in milliseconds since 1970. */
  readonly now?: () => number;
}

export interface RequestInput {
  /** Body of a POST request. Without it the request is a GET. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** True if the request carries the member's token. Public reads do not, because a token costs a preflight and the cache. */
  readonly signed?: boolean;
}

/** Requests `path` below the database's documents, such as `/articles/a1` or `:runQuery`. Returns the answer's JSON. */
export type Connection = (path: string, call?: RequestInput) => Promise<unknown>;

const TIMEOUT = 15_000;

/** Returns the function that sends all HTTP requests to Firestore. It rejects only with DataError. */
export function connect(config: DataConfig, options: DataOptions = {}): Connection {
  const { fetch = (url, init) => globalThis.fetch(url, init), getToken, timeout = TIMEOUT } = options;
  const base = `${config.origin}/v1/${toDatabaseName(config)}/documents`;

  return (path, { body, signal, signed = false } = {}) =>
    withTimeout({ signal, timeout }, async (ending) => {
      const headers = await headersFor({ body, signed }, getToken);
      ending.throwIfAborted();
      const answer = await fetch(
        `${base}${path}${path.includes('?') ? '&' : '?'}key=${encodeURIComponent(config.apiKey)}`,
        {
          ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
          headers,
          // A retry must not get a bad response from a cache.
          cache: 'no-cache',
          signal: ending,
        },
      );
      if (!answer.ok) throw errorOfStatus(answer.status);
      return answer.json() as Promise<unknown>;
    });
}

async function headersFor(
  { body, signed }: RequestInput,
  getToken: DataOptions['getToken'],
): Promise<Record<string, string>> {
  // Plain text, as the SDK sends it: JSON would cost a preflight.
  return {
    ...(body ? { 'content-type': 'text/plain' } : {}),
    ...(signed ? { authorization: `Bearer ${await requireToken(getToken)}` } : {}),
  };
}

/**
 * Returns the member's token.
 * @throws DataError `signed-out` if there is none, `offline` if refreshing it needs the network
 */
export async function requireToken(getToken: DataOptions['getToken']): Promise<string> {
  const token = await getToken?.().catch((cause: unknown) => {
    throw toTokenError(cause);
  });
  if (token === null || token === undefined) throw new DataError('signed-out');
  return token;
}

/** Returns the database's resource name. */
export function toDatabaseName({ projectId }: DataConfig): string {
  return `projects/${projectId}/databases/(default)`;
}
