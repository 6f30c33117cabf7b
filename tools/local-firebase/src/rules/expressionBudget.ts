import { EvaluationError } from './evaluationError';

/** Maximum number of expressions that Firestore and Storage evaluate for one operation. */
const MAX_EXPRESSIONS = 1_000;

/**
 * Counts the evaluated expressions of one operation as the official emulator does (docs/decisions/133). Production's
 * counting method is not documented.
 */
export class ExpressionBudget {
  #spent = 0;

  get spent(): number {
    return this.#spent;
  }

  /**
   * Counts one expression.
   * @throws EvaluationError if the count exceeds the limit
   */
  spend(): void {
    this.#spent += 1;
    if (this.#spent > MAX_EXPRESSIONS)
      throw new EvaluationError(
        `more than ${MAX_EXPRESSIONS} expressions are evaluated for this request`,
        'ruleExpressions',
      );
  }
}
