import type { Position } from './syntax';

/** Error in the evaluation of a rule. The interpreter adds the position. `&&` and `||` may absorb the error. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError';
  at: Position | undefined;
}
