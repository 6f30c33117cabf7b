import { setTimeout as wait } from 'node:timers/promises';

/** Type of a requested file. */
export type Kind = 'html' | 'js' | 'css' | 'font' | 'other';

/** A request that reached a host, from a page or its service worker. */
export interface Exchange {
  readonly address: string;
  readonly kind: Kind;
  /** Status of the response. Undefined if the browser cancelled the request before. */
  status?: number;
  /** Size of the response's headers and body as sent, in bytes. */
  bytes: number;
}

/** Network traffic of one view. */
export interface Traffic {
  readonly bytes: Readonly<Record<Kind, number>>;
  /** Number of requests that reached a host. Excludes responses from caches. */
  readonly requests: number;
}

/** Time without network events after which pending requests are ignored, in milliseconds. */
const EVENT_TIMEOUT = 30_000;

/** Records all requests to the hosts. A request belongs to the view in which it arrived. */
export class TrafficMeter {
  #exchanges: Exchange[] = [];
  readonly #pending = new Set<Exchange>();
  #lastEvent = Date.now();

  /** Records a request. `destination` is its header `sec-fetch-dest`. */
  start(address: string, destination: string | undefined): Exchange {
    const exchange: Exchange = { address, kind: toKind(address, destination), bytes: 0 };
    this.#lastEvent = Date.now();
    this.#exchanges.push(exchange);
    this.#pending.add(exchange);
    return exchange;
  }

  /** Records that the response has been sent, or that the browser has cancelled the request. */
  end(exchange: Exchange): void {
    this.#lastEvent = Date.now();
    this.#pending.delete(exchange);
  }

  /**
   * Waits until the network has been idle for `delay` milliseconds. Stops waiting after `EVENT_TIMEOUT` without events.
   * Returns the URLs of unfinished requests.
   */
  async waitUntilIdle(delay: number): Promise<readonly string[]> {
    this.#lastEvent = Date.now();
    while (this.#pending.size > 0 || Date.now() - this.#lastEvent < delay) {
      if (Date.now() - this.#lastEvent > EVENT_TIMEOUT) break;
      await wait(50);
    }
    const unfinished = [...this.#pending].map(({ address }) => address);
    this.#pending.clear();
    return unfinished;
  }

  /** Returns the requests since the last call. */
  take(): readonly Exchange[] {
    const exchanges = this.#exchanges;
    this.#exchanges = [];
    return exchanges;
  }
}

/** Returns the sizes of responses by their type. */
export function sumTraffic(exchanges: readonly Exchange[]): Traffic {
  const bytes = { html: 0, js: 0, css: 0, font: 0, other: 0 };
  for (const exchange of exchanges) bytes[exchange.kind] += exchange.bytes;
  return { bytes, requests: exchanges.length };
}

/** Returns the type of a file by its extension, so that preloaded and fetched scripts also count as scripts. */
function toKind(address: string, destination: string | undefined): Kind {
  if (destination === 'document') return 'html';
  const { pathname } = new URL(address);
  if (pathname.endsWith('.js')) return 'js';
  if (pathname.endsWith('.css')) return 'css';
  return pathname.endsWith('.woff2') ? 'font' : 'other';
}
