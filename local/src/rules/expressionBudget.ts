import { EvaluationError } from './evaluationError';

/** Expressions that Firestore and Storage evaluate for one operation at most. */
const MAX_EXPRESSIONS = 1_000;

/**
 * Counts the expressions that the rules evaluate for one operation, as the official emulator counts them
 * (docs/decisions/133). Production's unit is not documented.
 */
export class ExpressionBudget {
  #spent = 0;

  get spent(): number {
    return this.#spent;
  }

  /** @throws EvaluationError when this expression would be one too many. */
  spend(): void {
    this.#spent += 1;
    if (this.#spent > MAX_EXPRESSIONS)
      throw new EvaluationError(`more than ${MAX_EXPRESSIONS} expressions are evaluated to decide this request`);
  }
}
