import { EvaluationError } from './evaluationError';

/**
 * Counts the documents that rules read: at most 10 for one operation, 20 for a query or for all writes of a batch
 * together. The same document read again, before or after, costs nothing.
 */
export class AccessBudget {
  readonly #limit: number;
  readonly #read = new Set<string>();

  constructor(limit: 10 | 20) {
    this.#limit = limit;
  }

  /** @throws EvaluationError when this read would be one too many. */
  spend(path: string): void {
    this.#read.add(path);
    if (this.#read.size > this.#limit) {
      throw new EvaluationError(`more than ${this.#limit} documents are read to decide this request`);
    }
  }
}
