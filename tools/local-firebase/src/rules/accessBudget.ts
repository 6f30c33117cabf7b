import { EvaluationError } from './evaluationError';

/**
 * Counts the documents that rules read. The limit is 10 for one operation, and 20 for a query or for all writes of a
 * batch together. Repeated reads of a document count once, including reads before and after the write.
 */
export class AccessBudget {
  readonly #limit: number;
  readonly #read = new Set<string>();

  constructor(limit: 10 | 20) {
    this.#limit = limit;
  }

  /**
   * Counts a read of the document at `path`.
   * @throws EvaluationError if this read exceeds the limit
   */
  spend(path: string): void {
    this.#read.add(path);
    if (this.#read.size > this.#limit) {
      throw new EvaluationError(`more than ${this.#limit} documents are read for this request`);
    }
  }
}
