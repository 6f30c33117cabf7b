import type { IncomingHttpHeaders } from 'node:http';

/** A request to a service with its complete body. */
export interface ServiceRequest {
  readonly method: string;
  /** Absolute URL on the origin of the requested site. */
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface ServiceAnswer {
  readonly status: number;
  /** Names are in lower case. Without `cache-control`, the response is not cached. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A part of the platform that is available on every site's origin: Auth, Firestore, Storage, the developer page. */
export interface Service {
  /** Prefixes of the paths that the service owns. */
  readonly prefixes: readonly string[];
  /** Limit for the body of a request in bytes, if it differs from that of Firestore's largest request. */
  readonly bodyLimit?: number;
  /** Accepts reports that a browser itself sends, which lack the origin of their page. */
  readonly takesReports?: boolean;
  /**
   * Answers every request for its paths, including malformed ones. Anything that it throws is an error of the platform,
   * a 500.
   */
  readonly answer: (request: ServiceRequest) => ServiceAnswer | Promise<ServiceAnswer>;
}

/** Returns a response in JSON. */
export function jsonAnswer(status: number, value: unknown): ServiceAnswer {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(value) };
}
