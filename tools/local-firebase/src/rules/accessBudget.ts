import { EvaluationError } from './evaluationError';

/**
 * Counts the documents that rules read. The limit is 10 for one operation, and 20 for all operations of a multi-document
 * read, a transaction or a batch together (https://firebase.google.com/docs/firestore/quotas#security_rules). Repeated
 * reads of a document count once, including reads before and after the write.
 */
export class AccessBudget {
  readonly #limit: number;
  readonly #read = new Set<string>();

  constructor(limit: 10 | 20) {
    this.#limit = limit;
  }

  /** Paths of the documents that were read. */
  get documents(): ReadonlySet<string> {
    return this.#read;
  }

  /**
   * Counts a read of the document at `path`.
   * @throws EvaluationError if this read exceeds the limit
   */
  spend(path: string): void {
    if (this.#read.size === this.#limit && !this.#read.has(path))
      throw new EvaluationError(`more than ${this.#limit} documents are read for this request`, 'ruleDocumentReads');
    this.#read.add(path);
  }
}
