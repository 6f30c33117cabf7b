import { lowerExpression } from './lowerExpression';
import { getChild, getChildren, parseTree, requireChild, type TreeNode } from './parseTree';
import {
  type AllowStatement,
  type FunctionDeclaration,
  type MatchBlock,
  type PatternSegment,
  RulesSyntaxError,
  type RulesModel,
  type ServiceBlock,
} from './syntax';

const operations = new Set(['read', 'write', 'get', 'list', 'create', 'update', 'delete']);

/**
 * Parses a firestore.rules or storage.rules file.
 * @throws RulesSyntaxError with line, column and one sentence
 */
export function parseRules(source: string): RulesModel {
  const tree = parseTree(source);
  const version = getChild(tree, 'versionStatement')?.text.includes('2') ? '2' : '1';
  const importStatement = getChild(tree, 'importStatement');
  if (importStatement) throw new RulesSyntaxError('imports are not supported', importStatement);
  const statements = getChildren(tree, 'rulesetStatement');
  return {
    version,
    functions: lowerFunctions(statements),
    services: statements
      .flatMap((statement) => getChildren(statement, 'serviceDeclaration'))
      .map((service) => lowerService(service, version)),
  };
}

function lowerService(node: TreeNode, version: '1' | '2'): ServiceBlock {
  const statements = getChildren(node, 'serviceStatement');
  return {
    name: requireChild(node, 'serviceId').text,
    functions: lowerFunctions(statements),
    matches: lowerMatches(statements, version),
  };
}

function lowerMatches(statements: readonly TreeNode[], version: '1' | '2'): MatchBlock[] {
  return statements
    .flatMap((statement) => getChildren(statement, 'matchRuleDeclaration'))
    .map((node) => lowerMatch(node, version));
}

function lowerMatch(node: TreeNode, version: '1' | '2'): MatchBlock {
  const statements = getChildren(node, 'matchStatement');
  const pattern = getChildren(requireChild(node, 'pathDecl'), 'pathDeclSegment').map(lowerSegment);
  const glob = pattern.findIndex(({ kind }) => kind === 'glob');
  const nested = lowerMatches(statements, version);
  if (version === '1' && glob >= 0 && (glob < pattern.length - 1 || nested.length > 0)) {
    throw new RulesSyntaxError("a recursive wildcard must be the last segment unless rules_version is '2'", node);
  }
  return {
    line: node.line,
    column: node.column,
    pattern,
    functions: lowerFunctions(statements),
    allows: statements.flatMap((statement) => getChildren(statement, 'permissionDeclaration')).map(lowerAllow),
    matches: nested,
  };
}

function lowerSegment(node: TreeNode): PatternSegment {
  const glob = getChild(node, 'globCapture');
  if (glob) return { kind: 'glob', name: requireChild(glob, 'localVariableId').text };
  const capture = getChild(node, 'capture');
  if (capture) return { kind: 'capture', name: requireChild(capture, 'localVariableId').text };
  return { kind: 'name', name: node.text.replace(/^\//, '').trim() };
}

function lowerAllow(node: TreeNode): AllowStatement {
  const names = getChildren(requireChild(node, 'operationId'), 'id');
  const wrong = names.find(({ text }) => !operations.has(text));
  if (wrong)
    throw new RulesSyntaxError(`"${wrong.text}" is not an operation: use ${[...operations].join(', ')}`, wrong);
  const body = getChild(node, 'permissionBody');
  return {
    line: node.line,
    column: node.column,
    operations: names.map(({ text }) => text),
    ...(body ? { condition: lowerExpression(requireChild(body, 'expression')) } : {}),
  };
}

function lowerFunctions(statements: readonly TreeNode[]): Map<string, FunctionDeclaration> {
  const declared = new Map<string, FunctionDeclaration>();
  for (const node of statements.flatMap((statement) => getChildren(statement, 'functionDeclaration'))) {
    const name = requireChild(node, 'localFunctionId').text;
    if (declared.has(name)) throw new RulesSyntaxError(`the function ${name} is declared twice`, node);
    declared.set(name, lowerFunction(node, name));
  }
  return declared;
}

function lowerFunction(node: TreeNode, name: string): FunctionDeclaration {
  const body = requireChild(node, 'functionBody');
  const parameters = getChild(requireChild(node, 'functionSignature'), 'paramList');
  return {
    line: node.line,
    column: node.column,
    name,
    parameters: parameters ? getChildren(parameters, 'localVariableId').map(({ text }) => text) : [],
    bindings: getChildren(body, 'bindingDeclaration').map((binding) => ({
      name: requireChild(binding, 'localVariableId').text,
      value: lowerExpression(requireChild(binding, 'expression')),
    })),
    result: lowerExpression(requireChild(requireChild(body, 'returnStatement'), 'expression')),
  };
}
