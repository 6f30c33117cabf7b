import type { IncomingHttpHeaders } from 'node:http';

/** One request to a service, its body read whole. */
export interface ServiceRequest {
  readonly method: string;
  /** Absolute, on the origin of the site that was asked. */
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface ServiceAnswer {
  readonly status: number;
  /** Names in lower case. Without `cache-control`, the answer is kept by no cache. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A part of the platform that every site's origin offers: Auth, Firestore, Storage, the developer's page. */
export interface Service {
  /** It is asked for paths that begin with one of these. */
  readonly prefixes: readonly string[];
  /** Bytes of a request's body at most, where they are others than those of Firestore's largest request. */
  readonly bodyLimit?: number;
  /** Whether it takes reports that a browser itself sends, which do not name their page's origin. */
  readonly takesReports?: boolean;
  /** Answers every such request, the malformed ones too: what it throws is a fault of the platform, a 500. */
  readonly answer: (request: ServiceRequest) => ServiceAnswer | Promise<ServiceAnswer>;
}

/** An answer in JSON. */
export function jsonAnswer(status: number, value: unknown): ServiceAnswer {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(value) };
}
