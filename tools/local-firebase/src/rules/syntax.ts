/** Position in the rules file. Both numbers start at 1, as in editors. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

interface Located extends Position {
  /** Source of the node, for the developer's trace. */
  readonly text: string;
}

export type BinaryOperator = '+' | '-' | '*' | '/' | '%' | '<' | '<=' | '>' | '>=' | '==' | '!=' | 'in' | '&&' | '||';

export type PathPart =
  | { readonly kind: 'name' | 'placeholder'; readonly name: string }
  | { readonly kind: 'expression'; readonly expression: Expression };

export type Expression = Located &
  (
    | { readonly kind: 'literal'; readonly value: null | boolean | bigint | number | string | Uint8Array }
    | { readonly kind: 'variable'; readonly name: string }
    | { readonly kind: 'list'; readonly items: readonly Expression[] }
    | { readonly kind: 'map'; readonly entries: readonly (readonly [Expression, Expression])[] }
    | { readonly kind: 'path'; readonly parts: readonly PathPart[] }
    | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
    | {
        readonly kind: 'method';
        readonly target: Expression;
        readonly name: string;
        readonly args: readonly Expression[];
      }
    | { readonly kind: 'member'; readonly target: Expression; readonly name: string }
    | { readonly kind: 'index'; readonly target: Expression; readonly index: Expression }
    | {
        readonly kind: 'range';
        readonly target: Expression;
        readonly from: Expression | undefined;
        readonly to: Expression | undefined;
      }
    | { readonly kind: 'unary'; readonly operator: '!' | '-'; readonly operand: Expression }
    | {
        readonly kind: 'binary';
        readonly operator: BinaryOperator;
        readonly lhs: Expression;
        readonly rhs: Expression;
      }
    | { readonly kind: 'is'; readonly operand: Expression; readonly type: string }
    | {
        readonly kind: 'ternary';
        readonly condition: Expression;
        readonly then: Expression;
        readonly otherwise: Expression;
      }
  );

export interface FunctionDeclaration extends Position {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly bindings: readonly { readonly name: string; readonly value: Expression }[];
  readonly result: Expression;
}

export interface AllowStatement extends Position {
  readonly operations: readonly string[];
  /** Undefined for a statement without a condition, which always allows. */
  readonly condition?: Expression;
}

export interface PatternSegment {
  readonly kind: 'name' | 'capture' | 'glob';
  readonly name: string;
}

export interface MatchBlock extends Position {
  readonly pattern: readonly PatternSegment[];
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly allows: readonly AllowStatement[];
  readonly matches: readonly MatchBlock[];
}

export type ServiceBlock = Pick<MatchBlock, 'functions' | 'matches'> & { readonly name: string };

export interface RulesModel {
  readonly version: '1' | '2';
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly services: readonly ServiceBlock[];
}

/** Error in a rules file. The message is one sentence with line and column. */
export class RulesSyntaxError extends Error {
  override readonly name = 'RulesSyntaxError';
  readonly line: number;
  readonly column: number;

  constructor(problem: string, { line, column }: Position) {
    super(`Line ${line}, column ${column} of the rules: ${problem.replace(/\.$/, '')}.`);
    this.line = line;
    this.column = column;
  }
}
