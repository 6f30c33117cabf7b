import { RE2JS, RE2JSException } from 're2js';
import { EvaluationError } from '../evaluationError';

const cache = new Map<string, RE2JS>();
const cacheLimit = 500;

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

/**
 * Yields all matches of the pattern from left to right, without overlaps. The first group is the whole match, and a
 * group that did not participate is null.
 */
export function* findAll(text: string, pattern: string) {
  const matcher = regularExpression(pattern).matcher(text);
  while (matcher.find()) {
    const groups = Array.from({ length: matcher.groupCount() + 1 }, (_, index) => matcher.group(index));
    yield { start: matcher.start(), end: matcher.end(), groups };
  }
}

function compile(pattern: string): RE2JS {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    throw new EvaluationError(`"${pattern}" is not a regular expression of RE2: ${error.message}`);
  }
}
