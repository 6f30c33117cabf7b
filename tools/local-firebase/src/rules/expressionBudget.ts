import { EvaluationError } from './evaluationError';

/** Maximum number of expressions that Firestore and Storage evaluate for one operation. */
const MAX_EXPRESSIONS = 1_000;

/**
 * Counts the expressions that the rules evaluate for one operation, as the official emulator does (docs/decisions/133). Production's unit
 * is not documented.
 */
export class ExpressionBudget {
  #spent = 0;

  get spent(): number {
    return this.#spent;
  }

  /** Counts one expression. @throws EvaluationError if it exceeds the limit */
  spend(): void {
    this.#spent += 1;
    if (this.#spent > MAX_EXPRESSIONS)
      throw new EvaluationError(`more than ${MAX_EXPRESSIONS} expressions are evaluated to decide this request`);
  }
}
