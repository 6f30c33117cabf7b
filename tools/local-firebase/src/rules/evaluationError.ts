import type { Position } from './syntax';

/** An error in the evaluation of a rule; the interpreter adds its position. `&&` and `||` may absorb it. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError';
  at: Position | undefined;
}
