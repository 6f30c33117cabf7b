import { RE2JS, RE2JSException } from 're2js';
import { EvaluationError } from '../evaluationError';

const cache = new Map<string, RE2JS>();
const cacheLimit = 500;

/** One place where a pattern was found. */
export interface Found {
  readonly start: number;
  readonly end: number;
  /** The groups from `$0`, the whole; null where a group took no part. */
  readonly groups: readonly (string | null)[];
}

/**
 * A pattern of RE2, the engine of rules in production: no backtracking, so no pattern can hang the process.
 * @throws EvaluationError for a pattern that RE2 refuses.
 */
export function regularExpression(pattern: string): RE2JS {
  const known = cache.get(pattern);
  if (known) return known;
  const made = compile(pattern);
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(pattern, made);
  return made;
}

/** Every place where the pattern is found, from the left, none overlapping. */
export function findAll(text: string, pattern: string): Found[] {
  const matcher = regularExpression(pattern).matcher(text);
  const found: Found[] = [];
  while (matcher.find()) {
    const groups = Array.from({ length: matcher.groupCount() + 1 }, (_, index) => matcher.group(index));
    found.push({ start: matcher.start(), end: matcher.end(), groups });
  }
  return found;
}

function compile(pattern: string): RE2JS {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    throw new EvaluationError(`"${pattern}" is no regular expression of RE2: ${error.message}`);
  }
}
