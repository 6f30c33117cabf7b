import type { Position } from './syntax';

/** A rule could not be evaluated; the interpreter adds where. Absorbed by `&&` and `||` where they can. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError';
  at: Position | undefined;
}
