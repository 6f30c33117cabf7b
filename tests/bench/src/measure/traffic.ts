import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

/** What kind of file a request brought. */
export type Kind = 'html' | 'js' | 'css' | 'font' | 'other';

/** What went over the network during one view. */
export interface Traffic {
  /** Encoded bytes with headers, as `Network.loadingFinished` counts them. */
  readonly bytes: Readonly<Record<Kind, number>>;
  /** Requests that reached a host; what the caches answered is not among them. */
  readonly requests: number;
}

interface Exchange {
  readonly kind: Kind;
  bytes: number;
  fromCache: boolean;
}

/** Nothing on the network for so long, in milliseconds, and the view counts as over. The last paint entries come in this time too. */
const QUIET = 1_000;
/** So long without any event, in milliseconds, and a request that is still in flight counts as forgotten. */
const PATIENCE = 30_000;

/** Listens to the page's network from now on. */
export class TrafficMeter {
  #exchanges = new Map<string, Exchange>();
  /** Addresses by request id. */
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
   * Waits until nothing is in flight, and nothing has been for a while from now on; for a limited time, because Chromium
   * does not report the end of every request that its caches answer. Returns the addresses whose end it never reported.
   */
  async waitUntilQuiet(): Promise<readonly string[]> {
    this.#touch();
    while (this.#inFlight.size > 0 || Date.now() - this.#lastEvent < QUIET) {
      if (Date.now() - this.#lastEvent > PATIENCE) break;
      await wait(50);
    }
    const unfinished = [...this.#inFlight.values()];
    this.#inFlight.clear();
    return unfinished;
  }

  /** What went over the network since the last call. */
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

/** By what it is, not by who asks: a preload and a fetch of a script are scripts. */
function toKind(address: string, type: string | undefined): Kind {
  if (type === 'Document') return 'html';
  const { pathname } = new URL(address);
  if (pathname.endsWith('.js')) return 'js';
  if (pathname.endsWith('.css')) return 'css';
  return pathname.endsWith('.woff2') ? 'font' : 'other';
}
