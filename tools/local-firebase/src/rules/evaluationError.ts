import type { Position } from './syntax';

/** Limit of production that a request exceeded. */
export type ExceededLimit = 'ruleExpressions' | 'ruleDocumentReads';

/** Error in the evaluation of a rule. The interpreter adds the position. `&&` and `||` may absorb the error. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError';
  at: Position | undefined;
  readonly exceeded: ExceededLimit | undefined;

  constructor(message: string, exceeded?: ExceededLimit) {
    super(message);
    this.exceeded = exceeded;
  }
}
