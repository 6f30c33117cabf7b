import type { DataConfig } from './DataConfig';
import { DataError, errorOfStatus } from './DataError';
import { toTokenError } from './toTokenError';
import { withTimeout } from './withTimeout';

export interface DataOptions {
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** The member's ID token, refreshed by its source; null when nobody is signed in. */
  readonly getToken?: () => Promise<string | null>;
  /** Asked after a refusal: gets another token if the member may do more by now, and resolves to whether it did. */
  readonly renewToken?: () => Promise<boolean>;
  /** Whether the member's address is confirmed, or comes from a service that is believed; taken for granted without it. */
  readonly isVerified?: () => Promise<boolean>;
  /** Whether items are to be written: what that needs comes with the writer then. */
  readonly writesItems?: boolean;
  /** For one request with its answer, in milliseconds. */
  readonly timeout?: number;
  /** The clock, in milliseconds. */
  readonly now?: () => number;
}

export interface RequestInput {
  /** Sent with POST; without it the document is read with GET. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Whether it goes out in the member's name. Public reads do not: a token costs a preflight and the cache. */
  readonly signed?: boolean;
}

/** Requests `path` below the database's documents, such as `/articles/a1` or `:runQuery`. Returns the answer's JSON. */
export type Connection = (path: string, call?: RequestInput) => Promise<unknown>;

const TIMEOUT = 15_000;

/** The one place that speaks HTTP with Firestore. Rejects with DataError alone. */
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
          // A bad answer that a cache holds must not outlive a retry.
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

/** The database's resource name. */
export function toDatabaseName({ projectId }: DataConfig): string {
  return `projects/${projectId}/databases/(default)`;
}
