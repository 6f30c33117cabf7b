import { AccessBudget } from './accessBudget';
import type { AccessRequest, Method } from './accessRequest';
import { EvaluationError, type ExceededLimit } from './evaluationError';
import { ExpressionBudget } from './expressionBudget';
import { type Evaluation, evaluateCondition, type Scope } from './interpreter';
import { matchPath, type RequestedSegment } from './matchPath';
import { type QueryCase, toQueryCase } from './queryPins';
import { documentValue, requestVariables } from './requestValues';
import type { AllowStatement, MatchBlock, RulesModel } from './syntax';
import { unknown, type Path, type Value } from './values';

/** Result of one allow statement. `line` and `column` are the position of the expression that determined the result. */
export interface TraceEntry {
  readonly outcome: 'allowed' | 'false' | 'error' | 'no-match';
  readonly line: number;
  readonly column: number;
  /** Explanation for developers only, because it may quote the rules. */
  readonly reason: string;
}

/** Decision on a request. `trace` is for the developer and never for the client. */
export interface Decision {
  readonly allowed: boolean;
  /** Number of evaluated expressions. For a list, the maximum over the cases of the query. */
  readonly expressions: number;
  /** Paths of the documents that the rules read. */
  readonly documents: readonly string[];
  /** Limit of production that caused a denial. */
  readonly exceeded?: ExceededLimit | undefined;
  readonly trace: readonly TraceEntry[];
}

/**
 * Decides one request. For a list, the query must prove in each of its cases that the rules allow every result. Results
 * are never filtered. Errors in rules deny the request instead of throwing.
 */
export function evaluate(model: RulesModel, request: AccessRequest): Decision {
  const access = new AccessBudget(10);
  if (request.method !== 'list') return decide(model, request, access, request.path.split('/').filter(Boolean));
  const trace: TraceEntry[] = [];
  let expressions = 0;
  for (const filters of request.query?.where ?? [[]]) {
    const queryCase = toQueryCase(filters);
    const path = listedPath(request, queryCase);
    const decision = decide(model, request, access, path, listedDocument(path, queryCase));
    trace.push(...decision.trace);
    expressions = Math.max(expressions, decision.expressions);
    if (!decision.allowed) return { ...decision, expressions, trace };
  }
  return { allowed: true, expressions, documents: [...access.documents], trace };
}

function decide(
  model: RulesModel,
  request: AccessRequest,
  access: AccessBudget,
  path: readonly RequestedSegment[],
  listed?: Value,
): Decision {
  const run: Evaluation = {
    documents: request.documents,
    budgets: [access, ...(request.budget ? [request.budget] : [])],
    readerPrefix: request.service === 'cloud.firestore' ? '' : 'firestore.',
    expressions: new ExpressionBudget(),
    depth: 0,
  };
  const file: Scope = { variables: requestVariables(request, listed), functions: model.functions };
  const trace: TraceEntry[] = [];
  const cost = () => ({ expressions: run.expressions.spent, documents: [...access.documents] });
  for (const service of model.services) {
    if (service.name !== request.service) continue;
    const scope: Scope = { variables: new Map(), functions: service.functions, parent: file };
    for (const [allow, inner] of allowsFor(service.matches, path, scope, model.version)) {
      if (!allow.operations.some((operation) => covers(operation, request.method))) continue;
      const entry = consult(allow, inner, run);
      trace.push(entry);
      if (entry.outcome === 'allowed') return { allowed: true, ...cost(), trace };
    }
  }
  if (trace.length > 0) return { allowed: false, ...cost(), exceeded: run.exceeded, trace };
  const reason = `no match block allows ${request.method} of ${request.path} under any condition`;
  return {
    allowed: false,
    expressions: 0,
    documents: [],
    trace: [{ outcome: 'no-match', line: 1, column: 1, reason }],
  };
}

/** Yields every allow statement whose match blocks match the whole path, with the statement's scope. */
function* allowsFor(
  blocks: readonly MatchBlock[],
  path: readonly RequestedSegment[],
  parent: Scope,
  version: '1' | '2',
): Generator<[AllowStatement, Scope]> {
  for (const block of blocks) {
    for (const { variables, rest } of matchPath(block.pattern, path, version)) {
      const scope: Scope = { variables, functions: block.functions, parent };
      if (rest.length === 0) for (const allow of block.allows) yield [allow, scope];
      yield* allowsFor(block.matches, rest, scope, version);
    }
  }
}

function consult({ condition, line, column }: AllowStatement, scope: Scope, run: Evaluation): TraceEntry {
  if (!condition) return { outcome: 'allowed', line, column, reason: 'allowed without a condition' };
  run.blame = undefined;
  try {
    if (evaluateCondition(condition, scope, run)) return { outcome: 'allowed', line, column, reason: 'allowed' };
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- evaluateCondition() has set it
    const part = run.blame ?? condition;
    return { outcome: 'false', line: part.line, column: part.column, reason: `false: ${shortened(part.text)}` };
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    const at = error.at ?? condition;
    return { outcome: 'error', line: at.line, column: at.column, reason: error.message };
  }
}

function covers(operation: string, method: Method): boolean {
  if (operation === 'read') return method === 'get' || method === 'list';
  if (operation === 'write') return method !== 'get' && method !== 'list';
  return operation === method;
}

function listedPath(request: AccessRequest, { name }: QueryCase): RequestedSegment[] {
  if (name) return name.segments.filter((segment) => typeof segment === 'string');
  const parent = request.path.split('/').filter(Boolean);
  const group = request.query?.collectionGroup;
  const id = unknown('the id of a listed document');
  // A list in Storage names a folder by its prefix, which rules match as a path.
  if (request.service === 'firebase.storage') return parent;
  return group === undefined
    ? [...parent, id]
    : [...parent, { many: unknown('the parent of a listed document') }, group, id];
}

function listedDocument(path: readonly RequestedSegment[], { data }: QueryCase): Value {
  const segments = path.map((segment) => (typeof segment === 'object' && 'many' in segment ? segment.many : segment));
  const name: Path = { type: 'path', segments };
  return documentValue(data, name);
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 160 ? `${line.slice(0, 159)}…` : line;
}
