import { EvaluationError } from './evaluationError';
import { regularExpression } from './methods/regularExpression';
import { getChild, getChildren, requireChild, type TreeNode } from './parseTree';
import { bytesLiteral, stringLiteral } from './literals';
import { type BinaryOperator, type Expression, type PathPart, RulesSyntaxError } from './syntax';

const binaryOperators = new Set('+ - * / % < <= > >= == != in && ||'.split(' '));

const typeNames = new Set(
  'bool bytes constraint duration float int latlng list map map_diff number path set string timestamp'.split(' '),
);

/** Returns the expression tree of an `expression` node. The grammar defines the precedence. */
export function lowerExpression(node: TreeNode): Expression {
  const at = { line: node.line, column: node.column, text: node.text };
  const parts = node.children;
  const [first, second, third] = parts;
  if (!first) throw new RulesSyntaxError('an expression is missing', node);
  if (parts.length === 1) return lowerSimple(first);
  if (first.rule === 'token' && (first.text === '!' || first.text === '-') && second) {
    // The smallest int has no positive counterpart.
    if (first.text === '-' && second.text === '9223372036854775808')
      return { ...at, kind: 'literal', value: -(2n ** 63n) };
    const operand = second.rule === 'expression' ? lowerExpression(second) : lowerSimple(second);
    return { ...at, kind: 'unary', operator: first.text, operand };
  }
  if (second?.text === '?') {
    const [condition, then, otherwise] = getChildren(node, 'expression').map(lowerExpression);
    if (condition && then && otherwise) return { ...at, kind: 'ternary', condition, then, otherwise };
  }
  if (second?.text === 'is' && third) {
    if (!typeNames.has(third.text)) throw new RulesSyntaxError(`"${third.text}" is not a type`, third);
    return { ...at, kind: 'is', operand: lowerExpression(first), type: third.text };
  }
  if (second && third && isBinaryOperator(second.text)) {
    const operator = second.text;
    return { ...at, kind: 'binary', operator, lhs: lowerExpression(first), rhs: lowerExpression(third) };
  }
  throw unsupported(node);
}

function lowerSimple(node: TreeNode): Expression {
  const at = { line: node.line, column: node.column, text: node.text };
  const [first, second] = node.children;
  if (!first) throw unsupported(node);
  switch (first.rule) {
    case 'pathExpression':
      return { ...at, kind: 'path', parts: getChildren(first, 'pathExpressionSegment').map(lowerPathPart) };
    case 'mapExpression':
      return { ...at, kind: 'map', entries: lowerEntries(first) };
    case 'literal':
      return { ...at, kind: 'literal', value: literalValue(first) };
    case 'localVariableId':
      return { ...at, kind: 'variable', name: first.text };
    case 'localFunctionId':
      return { ...at, kind: 'call', name: first.text, args: lowerArguments(node) };
    case 'id': {
      const target: Expression = { ...at, text: first.text, kind: 'variable', name: first.text };
      const { text: name } = requireChild(node, 'memberId');
      return checkedMethod({ ...at, kind: 'method', target, name, args: lowerArguments(node) });
    }
    case 'simpleExpression':
      return lowerPostfix(node, first);
    default:
      if (first.text === '[') return { ...at, kind: 'list', items: lowerArguments(node) };
      if (first.text === '(' && second?.rule === 'expression') return lowerExpression(second);
      throw unsupported(node);
  }
}

/** Lowers `target.name(args)`, `target.name`, `target[index]` or `target[from:to]`. */
function lowerPostfix(node: TreeNode, first: TreeNode): Expression {
  const at = { line: node.line, column: node.column, text: node.text };
  const target = lowerSimple(first);
  const method = getChild(node, 'memberId');
  if (method) return checkedMethod({ ...at, kind: 'method', target, name: method.text, args: lowerArguments(node) });
  const member = getChild(node, 'keywordId');
  if (member) return { ...at, kind: 'member', target, name: member.text };
  const { children } = requireChild(node, 'listIndex');
  const colon = children.findIndex(({ rule, text }) => rule === 'token' && text === ':');
  const [from, to] = [children.slice(0, Math.max(colon, 0)), children.slice(colon + 1)].map((part) => {
    const bound = part.find(({ rule }) => rule === 'expression');
    return bound && lowerExpression(bound);
  });
  if (colon !== -1) return { ...at, kind: 'range', target, from, to };
  if (to) return { ...at, kind: 'index', target, index: to };
  throw unsupported(node);
}

/** Checks a literal pattern during parsing, because an invalid one would only deny during evaluation. */
function checkedMethod(call: Extract<Expression, { kind: 'method' }>): Expression {
  const [pattern] = call.args;
  if (['matches', 'split', 'replace'].includes(call.name) && pattern?.kind === 'literal') {
    if (typeof pattern.value !== 'string') return call;
    try {
      regularExpression(pattern.value);
    } catch (error) {
      throw error instanceof EvaluationError ? new RulesSyntaxError(error.message, pattern) : error;
    }
  }
  return call;
}

function lowerPathPart(node: TreeNode): PathPart {
  const expression = getChild(node, 'expression');
  if (expression) return { kind: 'expression', expression: lowerExpression(expression) };
  const segment = requireChild(node, 'pathDeclSegment');
  const capture = getChild(segment, 'capture') ?? getChild(segment, 'globCapture');
  if (capture) return { kind: 'placeholder', name: requireChild(capture, 'localVariableId').text };
  return { kind: 'name', name: segment.text.replace(/^\//, '').trim() };
}

function lowerEntries(node: TreeNode): [Expression, Expression][] {
  const entries = getChild(node, 'mapEntries');
  if (!entries) return [];
  return getChildren(entries, 'mapEntry').map((entry) => {
    const [key, value] = getChildren(entry, 'expression').map(lowerExpression);
    if (!key || !value) throw unsupported(entry);
    return [key, value];
  });
}

function lowerArguments(node: TreeNode): Expression[] {
  const list = getChild(node, 'expressionList');
  return list ? getChildren(list, 'expression').map(lowerExpression) : [];
}

function literalValue(node: TreeNode): null | boolean | bigint | number | string | Uint8Array {
  const { text } = node;
  if (text === 'null') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^b['"]/i.test(text)) return bytesLiteral(text.slice(1));
  if (/^['"]/.test(text)) return stringLiteral(text);
  if (/^\d+$/.test(text)) {
    if (BigInt(text) >= 2n ** 63n) throw new RulesSyntaxError(`${text} is larger than the largest int`, node);
    return BigInt(text);
  }
  const float = Number(text);
  if (Number.isNaN(float)) throw new RulesSyntaxError(`"${text}" is not a number`, node);
  return float;
}

function isBinaryOperator(text: string): text is BinaryOperator {
  return binaryOperators.has(text);
}

function unsupported(node: TreeNode): RulesSyntaxError {
  return new RulesSyntaxError(`"${node.text.slice(0, 60)}" is not supported`, node);
}
