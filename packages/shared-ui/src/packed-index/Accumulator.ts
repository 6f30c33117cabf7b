/** Documents in ascending order, with a score each. */
export interface Scored {
  readonly documents: Uint32Array;
  readonly scores: Float64Array;
}

/** Adds up the scores of documents. One accumulator serves a whole search, because its arrays are as long as the index. */
export class Accumulator {
  private readonly sums: Float64Array;
  private readonly isTouched: Uint8Array;
  private readonly touched: Uint32Array;
  private count = 0;

  constructor(size: number) {
    this.sums = new Float64Array(size);
    this.isTouched = new Uint8Array(size);
    this.touched = new Uint32Array(size);
  }

  add(document: number, score: number): void {
    if (!this.isTouched[document]) {
      this.isTouched[document] = 1;
      this.touched[this.count++] = document;
    }
    this.sums[document] = (this.sums[document] ?? 0) + score;
  }

  /** Returns the sums, and starts again. */
  take(): Scored {
    const documents = this.touched.slice(0, this.count).sort();
    const scores = Float64Array.from(documents, (document) => this.sums[document] ?? 0);
    for (const document of documents) {
      this.isTouched[document] = 0;
      this.sums[document] = 0;
    }
    this.count = 0;
    return { documents, scores };
  }
}
