import type { PatternSegment } from './syntax';
import type { Value, Unknown } from './values';

/**
 * Segment of the requested path. A string is a known segment. `Unknown` is the document of a list. `many` is any number
 * of unknown segments, for the parent of a collection group.
 */
export type RequestedSegment = string | Unknown | { readonly many: Unknown };

interface Match {
  readonly variables: ReadonlyMap<string, Value>;
  readonly rest: readonly RequestedSegment[];
}

/**
 * Yields every way in which a pattern can match the start of the path. A wildcard `{x=**}` matches zero or more
 * segments in rules_version 2, and at least one in version 1.
 */
export function* matchPath(
  pattern: readonly PatternSegment[],
  path: readonly RequestedSegment[],
  version: '1' | '2',
  variables: ReadonlyMap<string, Value> = new Map<string, Value>(),
): Generator<Match> {
  const [segment, ...later] = pattern;
  if (!segment) {
    yield { variables, rest: path };
    return;
  }
  if (segment.kind === 'glob') {
    for (let taken = version === '2' ? 0 : 1; taken <= path.length; taken += 1) {
      const bound: Value = { type: 'path', segments: path.slice(0, taken).map(asSegment) };
      yield* matchPath(later, path.slice(taken), version, new Map([...variables, [segment.name, bound]]));
    }
    return;
  }
  const [first, ...rest] = path;
  // An unknown segment may have any name, so only a wildcard matches it. The unknown parent path of a collection group
  // matches only `{x=**}`.
  if (first === undefined || (typeof first === 'object' && 'many' in first)) return;
  if (segment.kind === 'capture') {
    yield* matchPath(later, rest, version, new Map([...variables, [segment.name, first]]));
  } else if (first === segment.name) {
    yield* matchPath(later, rest, version, variables);
  }
}

function asSegment(segment: RequestedSegment): string | Unknown {
  return typeof segment === 'object' && 'many' in segment ? segment.many : segment;
}
