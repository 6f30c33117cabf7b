import { RE2JS, RE2JSException } from 're2js';
import { EvaluationError } from '../evaluationError';

const cache = new Map<string, RE2JS>();
const cacheLimit = 500;

/** Match of a pattern. */
export interface PatternMatch {
  readonly start: number;
  readonly end: number;
  /** Groups of the match. `$0` is the whole match. A group that did not participate is null. */
  readonly groups: readonly (string | null)[];
}

/**
 * Compiles a pattern with RE2, the engine of rules in production. RE2 does not backtrack, so no pattern can block the
 * process.
 * @throws EvaluationError if RE2 rejects the pattern
 */
export function regularExpression(pattern: string): RE2JS {
  const cached = cache.get(pattern);
  if (cached) return cached;
  const compiled = compile(pattern);
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(pattern, compiled);
  return compiled;
}

/** Returns all matches of the pattern from left to right, without overlaps. */
export function findAll(text: string, pattern: string): PatternMatch[] {
  const matcher = regularExpression(pattern).matcher(text);
  const matches: PatternMatch[] = [];
  while (matcher.find()) {
    const groups = Array.from({ length: matcher.groupCount() + 1 }, (_, index) => matcher.group(index));
    matches.push({ start: matcher.start(), end: matcher.end(), groups });
  }
  return matches;
}

function compile(pattern: string): RE2JS {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    throw new EvaluationError(`"${pattern}" is not a regular expression of RE2: ${error.message}`);
  }
}
