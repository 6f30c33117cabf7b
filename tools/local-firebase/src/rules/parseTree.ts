import { parseForESLint } from '@firebase/eslint-plugin-security-rules/parser';
import { isObject } from '../isObject';
import { type Position, RulesSyntaxError } from './syntax';

/** One node of the ANTLR tree, reduced to the properties that the lowering needs. */
export interface TreeNode extends Position {
  /** Name of the grammar rule, or `token`. */
  readonly rule: string;
  /** Source of the node, including spaces and comments. */
  readonly text: string;
  readonly children: readonly TreeNode[];
}

/**
 * Parses with Google's own grammar.
 * @throws RulesSyntaxError for the first error
 */
export function parseTree(source: string): TreeNode {
  let services: Record<string, unknown>;
  try {
    services = parseForESLint(source).services;
  } catch (error) {
    throw asSyntaxError(error);
  }
  const { parser, tree } = services;
  if (!isObject(parser) || !Array.isArray(parser.ruleNames)) throw foreignTree();
  return convert(tree, { source, ruleNames: parser.ruleNames.map(String) });
}

export function getChildren(node: TreeNode, rule: string): TreeNode[] {
  return node.children.filter((child) => child.rule === rule);
}

export function getChild(node: TreeNode, rule: string): TreeNode | undefined {
  return node.children.find((child) => child.rule === rule);
}

/** Returns a child that the grammar guarantees. */
export function requireChild(node: TreeNode, rule: string): TreeNode {
  const child = getChild(node, rule);
  if (!child) throw new RulesSyntaxError(`a part is missing in "${node.text.slice(0, 60)}"`, node);
  return child;
}

function convert(node: unknown, file: { source: string; ruleNames: readonly string[] }): TreeNode {
  if (!isObject(node)) throw foreignTree();
  if (isObject(node.symbol)) {
    const { line, column, text } = node.symbol;
    if (typeof line !== 'number' || typeof column !== 'number' || typeof text !== 'string') throw foreignTree();
    return { rule: 'token', line, column: column + 1, text, children: [] };
  }
  const { start, stop, ruleIndex, children } = node;
  if (typeof ruleIndex !== 'number' || !isObject(start)) throw foreignTree();
  const { line, column } = start;
  if (typeof line !== 'number' || typeof column !== 'number') throw foreignTree();
  return {
    rule: file.ruleNames[ruleIndex] ?? 'unknown',
    line,
    column: column + 1,
    text: textBetween(file.source, start, stop),
    children: Array.isArray(children) ? children.map((child: unknown) => convert(child, file)) : [],
  };
}

function textBetween(source: string, start: Record<string, unknown>, stop: unknown): string {
  if (typeof start.start !== 'number' || !isObject(stop) || typeof stop.stop !== 'number') return '';
  return source.slice(start.start, stop.stop + 1);
}

function asSyntaxError(error: unknown): RulesSyntaxError {
  const line = isObject(error) && typeof error.lineNumber === 'number' ? error.lineNumber : 1;
  const column = isObject(error) && typeof error.column === 'number' ? error.column : 1;
  return new RulesSyntaxError(error instanceof Error ? error.message : String(error), { line, column });
}

function foreignTree(): Error {
  return new Error(
    'The rules parser returns a different tree than version 0.0.2: pin @firebase/eslint-plugin-security-rules.',
  );
}
