import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

/** Type of a requested file. */
export type Kind = 'html' | 'js' | 'css' | 'font' | 'other';

/** Network traffic of one view. */
export interface Traffic {
  /** Encoded bytes including headers, as in `Network.loadingFinished`. */
  readonly bytes: Readonly<Record<Kind, number>>;
  /** Number of requests that reached a host. Excludes responses from caches. */
  readonly requests: number;
}

interface Exchange {
  readonly kind: Kind;
  bytes: number;
  fromCache: boolean;
}

/** Time without network traffic after which a view ends, in milliseconds. It is long enough for the last paint entries. */
const IDLE_DELAY = 1_000;
/** Time without network events after which pending requests are ignored, in milliseconds. */
const EVENT_TIMEOUT = 30_000;

/** Meter that records the network traffic of a page from its construction on. */
export class TrafficMeter {
  #exchanges = new Map<string, Exchange>();
  /** URLs by request id. */
  readonly #inFlight = new Map<string, string>();
  #lastEvent = Date.now();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (request.url.startsWith('data:')) return;
      this.#touch();
      this.#inFlight.set(requestId, request.url);
      this.#exchanges.set(requestId, { kind: toKind(request.url, type), bytes: 0, fromCache: false });
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => this.#fromCache(requestId));
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache === true) this.#fromCache(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const exchange = this.#exchanges.get(requestId);
      if (exchange) exchange.bytes = encodedDataLength;
      this.#end(requestId);
    });
    session.on('Network.loadingFailed', ({ requestId }) => this.#end(requestId));
  }

  /**
   * Waits until the network has been idle for `IDLE_DELAY`. Stops waiting after `EVENT_TIMEOUT` without events, because
   * Chromium does not report the end of every cached response. Returns the URLs of unfinished requests.
   */
  async waitUntilIdle(): Promise<readonly string[]> {
    this.#touch();
    while (this.#inFlight.size > 0 || Date.now() - this.#lastEvent < IDLE_DELAY) {
      if (Date.now() - this.#lastEvent > EVENT_TIMEOUT) break;
      await wait(50);
    }
    const unfinished = [...this.#inFlight.values()];
    this.#inFlight.clear();
    return unfinished;
  }

  /** Returns the traffic since the last call. */
  take(): Traffic {
    const bytes = { html: 0, js: 0, css: 0, font: 0, other: 0 };
    const sent = [...this.#exchanges.values()].filter(({ fromCache }) => !fromCache);
    for (const exchange of sent) bytes[exchange.kind] += exchange.bytes;
    this.#exchanges = new Map();
    return { bytes, requests: sent.length };
  }

  #fromCache(requestId: string): void {
    const exchange = this.#exchanges.get(requestId);
    if (exchange) exchange.fromCache = true;
  }

  #end(requestId: string): void {
    this.#touch();
    this.#inFlight.delete(requestId);
  }

  #touch(): void {
    this.#lastEvent = Date.now();
  }
}

/** Returns the type of a file by its extension, so that preloaded and fetched scripts also count as scripts. */
function toKind(address: string, type: string | undefined): Kind {
  if (type === 'Document') return 'html';
  const { pathname } = new URL(address);
  if (pathname.endsWith('.js')) return 'js';
  if (pathname.endsWith('.css')) return 'css';
  return pathname.endsWith('.woff2') ? 'font' : 'other';
}
