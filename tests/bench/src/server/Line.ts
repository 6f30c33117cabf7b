/** Latency and bandwidth of a network connection. */
export interface LineOptions {
  /** Delay of every response, in milliseconds. */
  readonly latency: number;
  /** Bandwidth in bytes per second; undefined for no limit. */
  readonly throughput?: number;
}

/** Size of the pieces in which a body is sent, in bytes. It is about the payload of one TCP segment. */
const SEGMENT = 1_400;

/** The line between a visitor and all hosts. Simultaneous responses share its bandwidth evenly. */
export class Line {
  readonly #latency: number;
  readonly #bytesPerMillisecond: number;
  /** Time at which the line has transferred everything that is waiting. */
  #freeAt = 0;

  constructor({ latency, throughput = Number.POSITIVE_INFINITY }: LineOptions) {
    this.#latency = latency;
    this.#bytesPerMillisecond = throughput / 1_000;
  }

  /** Resolves when the response to a request may start. `arrival` is the time of the request (`performance.now()`). */
  async waitForLatency(arrival: number): Promise<void> {
    await waitUntil(arrival + this.#latency);
  }

  /**
   * Adds bytes to the end of the queue, but not before the time `from`. Returns the time at which the line has
   * transferred them.
   */
  reserve(bytes: number, from = performance.now()): number {
    this.#freeAt = Math.max(this.#freeAt, from) + bytes / this.#bytesPerMillisecond;
    return this.#freeAt;
  }

  /** Passes `body` to `write` piece by piece, each at the time at which the line has transferred it. */
  async transfer(body: Buffer, write: (piece: Buffer) => void): Promise<void> {
    if (this.#bytesPerMillisecond === Number.POSITIVE_INFINITY) return write(body);
    let sentAt = performance.now();
    for (let start = 0; start < body.length; start += SEGMENT) {
      const piece = body.subarray(start, start + SEGMENT);
      // Continues at the planned time of the last piece, so that late timers do not reduce the bandwidth.
      sentAt = this.reserve(piece.length, sentAt);
      await waitUntil(sentAt);
      write(piece);
    }
  }
}

async function waitUntil(time: number): Promise<void> {
  const delay = time - performance.now();
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
}
