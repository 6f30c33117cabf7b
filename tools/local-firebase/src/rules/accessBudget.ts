import { EvaluationError } from './evaluationError';

/**
 * Counts the documents that rules read. The limit is 10 for one operation, and 20 for a query or all writes of a batch
 * together. Reading a document again, before or after the write, does not count.
 */
export class AccessBudget {
  readonly #limit: number;
  readonly #read = new Set<string>();

  constructor(limit: 10 | 20) {
    this.#limit = limit;
  }

  /** @throws EvaluationError if this read exceeds the limit */
  spend(path: string): void {
    this.#read.add(path);
    if (this.#read.size > this.#limit) {
      throw new EvaluationError(`more than ${this.#limit} documents are read for this request`);
    }
  }
}
