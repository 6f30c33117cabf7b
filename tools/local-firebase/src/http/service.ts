import type { IncomingHttpHeaders } from 'node:http';

export interface ServiceRequest {
  readonly method: string;
  /** Absolute URL on the requested site's origin. */
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface ServiceAnswer {
  readonly status: number;
  /** Headers with lowercase names. Without `cache-control`, the response is not cached. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Part of the platform on every site's origin, such as Auth, Firestore, Storage and the developer page. */
export interface Service {
  readonly prefixes: readonly string[];
  /** Maximum size of a request body in bytes. Defaults to the largest request of Firestore and Storage. */
  readonly bodyLimit?: number;
  /** Accepts reports that the browser itself sends. Such reports lack the origin of the page. */
  readonly takesReports?: boolean;
  /** Responds to every request below the prefixes, including malformed ones. An exception results in status 500. */
  readonly answer: (request: ServiceRequest) => ServiceAnswer | Promise<ServiceAnswer>;
}

export function jsonAnswer(status: number, value: unknown): ServiceAnswer {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(value) };
}
