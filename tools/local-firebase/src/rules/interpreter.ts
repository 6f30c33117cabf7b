import type { Documents } from './accessRequest';
import type { AccessBudget } from './accessBudget';
import type { ExpressionBudget } from './expressionBudget';
import { toText } from './conversions';
import { hasUnknown } from './equality';
import { EvaluationError, type ExceededLimit } from './evaluationError';
import { callGlobal, isGlobal, isNamespace } from './globals';
import { elementAt, getMember, getSlice } from './lookups';
import { callMethod } from './methods/callMethod';
import { applyBinary, isType, negate } from './operators';
import { documentValue } from './requestValues';
import type { Expression, FunctionDeclaration, PathPart } from './syntax';
import { hasType, isUnknown, type Path, type PathSegment, pathText, getType, type Value } from './values';

const deepestCall = 20;
const readers = new Set(['get', 'exists', 'getAfter', 'existsAfter']);

/** Names that are visible to an expression. Functions see the scope of their declaration. */
export interface Scope {
  readonly variables: ReadonlyMap<string, Value>;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  /**
   * Parameter or `let` binding. Its value is evaluated when the function is called, but an error is thrown only if the
   * value is used.
   */
  readonly binding?: { readonly name: string; readonly value: () => Value };
  readonly parent?: Scope;
}

const none: ReadonlyMap<string, never> = new Map<string, never>();

/** State of one evaluation. */
export interface Evaluation {
  readonly documents: Documents;
  readonly budgets: readonly AccessBudget[];
  readonly expressions: ExpressionBudget;
  /** Prefix of the document functions. In storage rules they are named `firestore.get` and `firestore.exists`. */
  readonly readerPrefix: '' | 'firestore.';
  depth: number;
  /** Innermost condition that made the last `&&` or `||` false. */
  blame?: Expression | undefined;
  /** First limit that an expression exceeded, even if `&&` or `||` absorbed the error. */
  exceeded?: ExceededLimit | undefined;
}

/** @throws EvaluationError with the position of the innermost expression that failed */
function evaluateExpression(node: Expression, scope: Scope, run: Evaluation): Value {
  try {
    run.expressions.spend();
    return evaluateNode(node, scope, run);
  } catch (error) {
    if (error instanceof EvaluationError) {
      error.at ??= node;
      run.exceeded ??= error.exceeded;
    }
    throw error;
  }
}

/** @throws EvaluationError if the result is not a boolean */
export function evaluateCondition(node: Expression, scope: Scope, run: Evaluation): boolean {
  const value = evaluateExpression(node, scope, run);
  if (typeof value === 'boolean') return value;
  if (isUnknown(value)) return applyBinary('==', value, true) === true;
  const error = new EvaluationError(`a condition is ${getType(value)}, not bool`);
  error.at = node;
  throw error;
}

function evaluateNode(node: Expression, scope: Scope, run: Evaluation): Value {
  const toValue = (part: Expression) => evaluateExpression(part, scope, run);
  const toValues = (...parts: readonly Expression[]) => evaluateAll(parts, toValue);
  switch (node.kind) {
    case 'literal':
      return node.value;
    case 'variable':
      return variable(node.name, scope);
    case 'list':
      return toValues(...node.items);
    case 'map':
      return new Map(node.entries.map(([key, value]) => [mapKey(toValue(key)), toValue(value)]));
    case 'path':
      return { type: 'path', segments: node.parts.flatMap((part) => pathSegments(part, toValue, run)) };
    case 'call':
      return callFunction(
        node.name,
        node.args.map((arg) => settle(() => toValue(arg))),
        scope,
        run,
      );
    case 'method': {
      const { target, name } = node;
      if (target.kind === 'variable' && isNamespace(target.name) && !isVariable(target.name, scope)) {
        return callBuiltIn(`${target.name}.${name}`, toValues(...node.args), run);
      }
      const [value = null, ...args] = toValues(target, ...node.args);
      return callMethod(value, name, args);
    }
    case 'member':
      return getMember(toValue(node.target), node.name);
    case 'index':
      return elementAt(toValue(node.target), toValue(node.index));
    case 'range':
      return getSlice(toValue(node.target), node.from && toValue(node.from), node.to && toValue(node.to));
    case 'unary':
      return node.operator === '-' ? negate(toValue(node.operand)) : !evaluateCondition(node.operand, scope, run);
    case 'is':
      run.expressions.spend();
      return isType(toValue(node.operand), node.type);
    case 'ternary':
      run.expressions.spend();
      return toValue(evaluateCondition(node.condition, scope, run) ? node.then : node.otherwise);
    case 'binary': {
      if (node.operator === '&&' || node.operator === '||') return logical(node.operator === '||', node, scope, run);
      const [lhs = null, rhs = null] = toValues(node.lhs, node.rhs);
      return applyBinary(node.operator, lhs, rhs);
    }
  }
}

/**
 * Evaluates every part, even after one has failed, because the official engine evaluates and counts all parts.
 * @throws EvaluationError of the first part that failed
 */
function evaluateAll(parts: readonly Expression[], toValue: (part: Expression) => Value): readonly Value[] {
  const results = parts.map((part) => settle(() => toValue(part)));
  return results.map(unwrap);
}

/**
 * Evaluates `&&` and `||`. An error or a non-boolean on either side is ignored if the other side determines the
 * result.
 */
function logical(
  decisive: boolean,
  node: Extract<Expression, { kind: 'binary' }>,
  scope: Scope,
  run: Evaluation,
): boolean {
  let failed: EvaluationError | undefined;
  for (const operand of [node.lhs, node.rhs]) {
    run.blame = undefined;
    try {
      // The official engine counts the operator again if the second operand is evaluated.
      if (operand === node.rhs) run.expressions.spend();
      if (evaluateCondition(operand, scope, run) === decisive) {
        if (!decisive) run.blame ??= operand;
        return decisive;
      }
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      failed ??= error;
    }
  }
  if (failed) throw failed;
  run.blame = decisive ? node : undefined;
  return !decisive;
}

function callFunction(name: string, args: readonly Result[], scope: Scope, run: Evaluation): Value {
  for (let home: Scope | undefined = scope; home; home = home.parent) {
    const declared = home.functions.get(name);
    if (declared) return callDeclared(declared, args, home, run);
  }
  return callBuiltIn(name, args.map(unwrap), run);
}

function bind(name: string, result: Result, parent: Scope): Scope {
  return { variables: none, functions: none, binding: { name, value: () => unwrap(result) }, parent };
}

/** Calls a declared function. A failed argument is an error only if the function uses the argument. */
function callDeclared(declared: FunctionDeclaration, args: readonly Result[], home: Scope, run: Evaluation): Value {
  const { name, parameters, bindings, result } = declared;
  if (args.length !== parameters.length) {
    throw new EvaluationError(`${name}() takes ${parameters.length} arguments, not ${args.length}`);
  }
  if (run.depth >= deepestCall) throw new EvaluationError(`functions are nested more than ${deepestCall} calls deep`);
  run.depth += 1;
  try {
    let scope: Scope = home;
    for (const [index, parameter] of parameters.entries())
      scope = bind(parameter, args[index] ?? { value: null }, scope);
    for (const { name: bound, value } of bindings) {
      run.expressions.spend();
      const parent = scope;
      scope = bind(
        bound,
        settle(() => evaluateExpression(value, parent, run)),
        parent,
      );
    }
    return evaluateExpression(result, scope, run);
  } finally {
    run.depth -= 1;
  }
}

function callBuiltIn(name: string, args: readonly Value[], run: Evaluation): Value {
  const reader = name.startsWith(run.readerPrefix) ? name.slice(run.readerPrefix.length) : '';
  if (readers.has(reader)) return readDocument(reader, args, run);
  if (isGlobal(name)) return callGlobal(name, args);
  throw new EvaluationError(`there is no function ${name}()`);
}

function readDocument(reader: string, args: readonly Value[], run: Evaluation): Value {
  const path = documentPath(args);
  const text = pathText(path);
  const after = reader.endsWith('After');
  for (const budget of run.budgets) budget.spend(text);
  const data = after ? run.documents.after(text) : run.documents.before(text);
  if (reader.startsWith('exists')) return data !== null;
  if (!data) throw new EvaluationError(`${text} does not exist`);
  return documentValue(data, path);
}

function documentPath(args: readonly Value[]): Path {
  const [path] = args;
  if (args.length !== 1 || !hasType(path, 'path')) throw new EvaluationError('get and exists take one path');
  if (hasUnknown(path)) throw new EvaluationError(`the query does not decide ${pathText(path)}`);
  const [databases, database, documents] = path.segments;
  const inDatabase = databases === 'databases' && database === '(default)' && documents === 'documents';
  if (!inDatabase || path.segments.length < 5 || path.segments.length % 2 === 0) {
    throw new EvaluationError(`${pathText(path)} is not a document of this database`);
  }
  return path;
}

function pathSegments(part: PathPart, toValue: (node: Expression) => Value, run: Evaluation): readonly PathSegment[] {
  // Evaluating a segment that is an expression already counts it.
  if (part.kind !== 'expression') {
    run.expressions.spend();
    return [part.kind === 'name' ? part.name : { placeholder: part.name }];
  }
  const value = toValue(part.expression);
  if (isUnknown(value)) return [value];
  if (hasType(value, 'path')) return value.segments;
  return [toText(value)];
}

function mapKey(key: Value): string {
  if (typeof key !== 'string') throw new EvaluationError(`a map's key is ${getType(key)}, not string`);
  return key;
}

function variable(name: string, scope: Scope): Value {
  for (let at: Scope | undefined = scope; at; at = at.parent) {
    if (at.binding?.name === name) return at.binding.value();
    const value = at.variables.get(name);
    if (value !== undefined) return value;
  }
  throw new EvaluationError(`there is no variable ${name}`);
}

function isVariable(name: string, scope: Scope): boolean {
  for (let at: Scope | undefined = scope; at; at = at.parent) {
    if (at.binding?.name === name || at.variables.has(name)) return true;
  }
  return false;
}

/** Value of a part, or the error with which the part failed. */
type Result = { readonly value: Value } | { readonly error: EvaluationError };

function settle(evaluate: () => Value): Result {
  try {
    return { value: evaluate() };
  } catch (error) {
    if (error instanceof EvaluationError) return { error };
    throw error;
  }
}

/**
 * Returns the value of a part.
 * @throws EvaluationError if the part failed
 */
function unwrap(result: Result): Value {
  if ('error' in result) throw result.error;
  return result.value;
}
